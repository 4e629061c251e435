/** The worker's script runs under several names, which tell what it is for. */
export const REVIEW_WORKER = 'pithead-review-worker';

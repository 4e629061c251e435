/**
 * A module of its own so that the texts of all refusals are a separate chunk: most visits never load them.
 */
export { protocolReasonFormatter } from '@pithead/text';

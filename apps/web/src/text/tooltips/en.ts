/** Texts of the notes about things that a player meets for the first time. */
export const tooltipsEn = {
  isNew: 'New: {title}',
  gotIt: 'Got it',
  never: 'Don’t show these',
} as const;

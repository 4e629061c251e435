/** `left` of a step that waits for insurance: space, card and owner of the extraction. RW-12.7 */
export const packExtraction = (space: number, card: number, by: number): number =>
  space | (card << 5) | (by << 11);
export const extractedSpace = (left: number): number => left & 31;
export const extractedCard = (left: number): number => (left >> 5) & 63;
export const extractedBy = (left: number): number => left >> 11;

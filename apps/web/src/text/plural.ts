/** Zero takes the plural in all three languages. */
export const plural = (n: number, one: string, other: string): string => (n === 1 ? one : other);

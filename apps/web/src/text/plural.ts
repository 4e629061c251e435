export const plural = (n: number, one: string, other: string): string => (n === 1 ? one : other);

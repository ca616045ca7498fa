/** "1 card", "2 cards". */
export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

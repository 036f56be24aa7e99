/** Messages about who else has a record open. */
export const presence = {
  alsoOpen: (who: string) => `Also open by ${who}`,
  deciding: (who: string, count: number) => `${who} ${count === 1 ? 'is' : 'are'} writing a decision`,
  more: (count: number) => `+${count}`,
  rowOpen: (who: string, count: number) => `${who} ${count === 1 ? 'has' : 'have'} this open now`,
} as const;

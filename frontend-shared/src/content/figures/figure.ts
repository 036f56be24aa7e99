/** The unit of a figure, which determines its formatting. */
export type Unit = 'count' | 'rupees' | 'percent' | 'year' | 'hours' | 'day-of-month';

export interface Figure {
  readonly value: number;
  readonly unit: Unit;
  /** Month of the statement, `YYYY-MM`. */
  readonly asOf: string;
}

export const LAKH = 100_000;
export const CRORE = 10_000_000;

export function stated(value: number, unit: Unit): Figure {
  return { value, unit, asOf: '2025-11' };
}

export const count = (value: number) => stated(value, 'count');
export const rupees = (value: number) => stated(value, 'rupees');
export const percent = (value: number) => stated(value, 'percent');
export const year = (value: number) => stated(value, 'year');

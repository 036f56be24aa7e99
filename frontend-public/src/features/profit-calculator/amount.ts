import { toAsciiDigits } from 'frontend-shared/i18n/locale';

/** Limits of an amount, in whole rupees. */
export interface AmountLimits {
  min: number;
  max: number;
}

/** Why an amount is invalid. */
export type AmountProblem = 'missing' | 'unreadable' | 'tooSmall' | 'tooLarge';

export type Amount = { rupees: number } | { problem: AmountProblem };

const LAKH = 1_00_000;
const CRORE = 100 * LAKH;
/** Units that people write after an amount, in both languages; in Hindi many leave out the nukta. */
const UNITS: ReadonlyArray<readonly [RegExp, number]> = [
  [/(lakhs?|lacs?|l|लाख)$/, LAKH],
  [/(crores?|cr|करोड़?)$/, CRORE],
  [/(thousand|k|हज़?ार)$/, 1_000],
];

/**
 * Parses an amount as people write it: `10000`, `₹10,000`, `१०,०००`, `10,000/-`, `50k`, `10 lakh`, `2.2 करोड़`. Returns
 * whole rupees; an amount with paise is invalid, because nobody invests paise.
 */
export function readAmount(text: string, { min, max }: AmountLimits): Amount {
  const written = toAsciiDigits(text.normalize('NFC'))
    .toLowerCase()
    .replace(/[.।]\s*$/, '')
    .replace(/₹|rs\.?|rupees?|र[ुू]पय[ेा]|र[ुू]पए|र[ुू]\.?|\/-\s*$|[\s,]/g, '');
  if (written === '') return { problem: 'missing' };
  const [unit, factor] = UNITS.find(([word]) => word.test(written)) ?? [/$/, 1];
  const number = written.replace(unit, '');
  if (!/^\d+(\.\d+)?$/.test(number)) return { problem: 'unreadable' };
  const rupees = Math.round(Number(number) * factor * 100) / 100;
  if (rupees < min) return { problem: 'tooSmall' };
  if (rupees > max) return { problem: 'tooLarge' };
  return Number.isInteger(rupees) ? { rupees } : { problem: 'unreadable' };
}

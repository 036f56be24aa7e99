import { serverSentences as hi } from './hi/server-sentences';
import { textsNow } from './texts';

/** A sentence of the API with blanks, and what is made of it. */
interface WithBlanks {
  pattern: RegExp;
  text: string;
}

const special = /[.*+?^$()|[\]\\]/g;

const withBlanks: readonly WithBlanks[] = Object.entries(hi)
  .filter(([sentence]) => sentence.includes('{}'))
  .map(([sentence, text]) => ({
    pattern: new RegExp(`^${sentence.replace(special, '\\$&').replaceAll('{}', '(.+)')}$`),
    text,
  }));

function inHindi(sentence: string): string {
  const whole = hi[sentence];
  if (whole !== undefined) return whole;
  for (const { pattern, text } of withBlanks) {
    const blanks = pattern.exec(sentence);
    if (blanks) return text.replace(/\{(\d)\}/g, (_blank, position) => blanks[Number(position)] ?? '');
  }
  return sentence;
}

const translations = { en: (sentence: string) => sentence, hi: inHindi };

/** What the API wrote, which writes English, in the language of the console; as it stands, if nobody has translated it. */
export function serverSentence(sentence: string): string {
  return textsNow(translations)(sentence);
}

import { serverMessages as hi } from './hi/server-messages';
import { currentMessages } from './messages';

/** A message of the API with variable parts, and its translation. */
interface WithBlanks {
  pattern: RegExp;
  text: string;
}

const special = /[.*+?^$()|[\]\\]/g;

const withBlanks: readonly WithBlanks[] = Object.entries(hi)
  .filter(([message]) => message.includes('{}'))
  .map(([message, text]) => ({
    pattern: new RegExp(`^${message.replace(special, '\\$&').replaceAll('{}', '(.+)')}$`),
    text,
  }));

function inHindi(message: string): string {
  const whole = hi[message];
  if (whole !== undefined) return whole;
  for (const { pattern, text } of withBlanks) {
    const blanks = pattern.exec(message);
    if (blanks) return text.replace(/\{(\d)\}/g, (_blank, position) => blanks[Number(position)] ?? '');
  }
  return message;
}

const translations = { en: (message: string) => message, hi: inHindi };

/** Translates a message of the API, which is in English. Returns it unchanged if there is no translation. */
export function serverMessage(message: string): string {
  return currentMessages(translations)(message);
}

import type { OfficeNote } from '../../../data/records/records';
import { languageOf } from '../../../ui/text/language-of';

/** The text of a note, with the mentions recognised by the server highlighted. */
export function NoteText({ text, mentions }: Pick<OfficeNote, 'text' | 'mentions'>) {
  return (
    <p className="ad-written" lang={languageOf(text)}>
      {partsOf(text, mentions)}
    </p>
  );
}

function partsOf(text: string, mentions: readonly string[]) {
  // Longest address first, since one may be a prefix of another.
  const longestFirst = [...mentions].sort((a, b) => b.length - a.length);
  const folded = text.toLowerCase();
  const parts = [];
  let done = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', Math.max(at + 1, done))) {
    const email = longestFirst.find((one) => folded.startsWith(`@${one}`, at));
    if (!email) continue;
    const end = at + 1 + email.length;
    parts.push(
      text.slice(done, at),
      <mark key={at} className="ad-mention">
        {text.slice(at, end)}
      </mark>,
    );
    done = end;
  }
  return [...parts, text.slice(done)];
}

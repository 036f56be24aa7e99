import type { ReactNode } from 'react';

/** A range of a text; `end` is exclusive. */
export interface TextRange {
  start: number;
  end: number;
}

/** A text with its matches highlighted. */
export function MatchedText({ text, matches }: { text: string; matches: readonly TextRange[] }) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of matches) {
    parts.push(text.slice(at, start));
    parts.push(
      <mark key={start} className="ad-palette__match">
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}

/** Ranges of a label whose words start with the typed words; undefined unless every typed word matches. */
export function matchLabel(label: string, typed: string): TextRange[] | undefined {
  const starts = [...label.matchAll(/[\p{L}\p{N}]+/gu)];
  const ranges: TextRange[] = [];
  for (const word of typed.toLowerCase().split(/\s+/).filter(Boolean)) {
    const found = starts.find(({ 0: own }) => own.toLowerCase().startsWith(word));
    if (!found) return undefined;
    ranges.push({ start: found.index, end: found.index + word.length });
  }
  const inOrder = ranges.sort((a, b) => a.start - b.start || b.end - a.end);
  return inOrder.filter(({ start }, index) => inOrder[index - 1]?.start !== start);
}

/**
 * Range of a reference that starts with what was typed, with or without the hyphen and in any case; undefined when it
 * does not match.
 */
export function matchReference(reference: string, typed: string): TextRange | undefined {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '');
  if (letters.length < 3) return undefined;
  const dash = reference.indexOf('-');
  if (reference.slice(dash + 1).startsWith(letters))
    return { start: dash + 1, end: dash + 1 + letters.length };
  if (!reference.replace('-', '').startsWith(letters)) return undefined;
  return { start: 0, end: letters.length + (letters.length > dash ? 1 : 0) };
}

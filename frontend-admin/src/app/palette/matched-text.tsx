import type { ReactNode } from 'react';

/** A part of a text, up to `end`, which is not in it. */
export interface TextRange {
  start: number;
  end: number;
}

/** A text with what was found of it tinted. */
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

/** Where the words of a label begin with the words that were typed; undefined unless each of them is found. */
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

/** What of a reference was typed, with or without its dash, in whatever case; undefined when it begins otherwise. */
export function matchReference(reference: string, typed: string): TextRange | undefined {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '');
  if (letters.length < 3) return undefined;
  const dash = reference.indexOf('-');
  if (reference.slice(dash + 1).startsWith(letters))
    return { start: dash + 1, end: dash + 1 + letters.length };
  if (!reference.replace('-', '').startsWith(letters)) return undefined;
  return { start: 0, end: letters.length + (letters.length > dash ? 1 : 0) };
}

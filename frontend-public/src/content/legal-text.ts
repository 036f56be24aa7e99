/** A block of a legal text: a paragraph, a list, or rows of terms and descriptions with an optional heading. */
export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { heading?: string; rows: ReadonlyArray<readonly [term: string, text: string]> };

export interface LegalSection {
  title: string;
  blocks: readonly LegalBlock[];
}

/** Sections by their anchor id, which is the same in both languages. */
export type LegalSections = Readonly<Record<string, LegalSection>>;

/** Messages around a legal text. */
export interface LegalFrameMessages {
  title: string;
  lead: string;
  /** Date from which the text is valid, formatted. */
  version: (day: string) => string;
  contents: string;
}

import type { SizeMessages } from 'frontend-shared/i18n/file-size';

/** What the deck says of taking it away, on paper or as a file. */
export interface PrintMessages {
  /** Heading of the choices. */
  title: string;
  print: string;
  printWithNotes: string;
  /** Link to the deck as a file, which is this large. */
  download: (size: string) => string;
  size: SizeMessages;
}

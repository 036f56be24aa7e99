import type { SizeMessages } from 'frontend-shared/i18n/file-size';

/** Messages about printing and downloading the deck. */
export interface PrintMessages {
  /** Heading of the options. */
  title: string;
  print: string;
  printWithNotes: string;
  /** Link to the deck as a PDF, with its size. */
  download: (size: string) => string;
  size: SizeMessages;
}

import type { ReactNode } from 'react';

export interface FieldMessages {
  label: string;
  /** Short name for the summary of errors; the label when there is none. */
  name?: string;
  help?: string;
}

/** What a form says itself. Everything that all forms say is in `content/{en,hi}/forms.ts`. */
export interface FormMessages<T extends string = string, F extends string = string> {
  fields: Readonly<Record<T | F, FieldMessages>>;
  errors: {
    /** What to do where a required field is empty. */
    required: Readonly<Partial<Record<T | F, string>>>;
    /** Sentences of the form's own rules, by the name in `says`. */
    own?: Readonly<Record<string, string>>;
    /** What to do where only the server knows what is wrong: for Hindi, since the server's own sentences are English. */
    refused?: Readonly<Partial<Record<T | F, string>>>;
  };
  submit: string;
  sending: string;
  failure: {
    /** Where the server gave no sentence. */
    title: string;
    /** Only where the page has no place of its own that says so, or the specification quotes a toast. */
    toast?: string;
    /** Stands above every failure, the server's sentence below it. */
    banner?: string;
  };
  /** A toast only where the page that follows does not say the sentence itself. */
  success: { toast?: string };
  privacy: {
    items: ReadonlyArray<readonly [term: string, text: string]>;
    /** By sending you agree … */
    agree: string;
  };
}

/** What a receipt says beside what all receipts say. */
export interface ReceiptMessages {
  title: string;
  /** What the number is good for. */
  keep: ReactNode;
  nextTitle?: string;
  another: string;
}

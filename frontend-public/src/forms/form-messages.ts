import type { ReactNode } from 'react';

export interface FieldMessages {
  label: string;
  /** Short name for the error summary; the label by default. */
  name?: string;
  help?: string;
}

/** Messages of one form. Those that all forms share are in `content/{en,hi}/forms.ts`. */
export interface FormMessages<T extends string = string, F extends string = string> {
  fields: Readonly<Record<T | F, FieldMessages>>;
  errors: {
    /** Shown at an empty required field. */
    required: Readonly<Partial<Record<T | F, string>>>;
    /** Messages for the form's own rules, by the `message` of the problem. */
    own?: Readonly<Record<string, string>>;
    /** Shown for errors that only the server finds. Hindi needs these, since the server's messages are English. */
    refused?: Readonly<Partial<Record<T | F, string>>>;
  };
  submit: string;
  sending: string;
  failure: {
    /** Shown when the server sent no message. */
    title: string;
    /** Only where the page itself does not show the failure, or the specification asks for a toast. */
    toast?: string;
    /** Heading of every failure; the server's message follows below it. */
    banner?: string;
  };
  /** A toast only where the next screen does not show the message itself. */
  success: { toast?: string };
  privacy: {
    items: ReadonlyArray<readonly [term: string, text: string]>;
    /** The sentence "By sending you agree …". */
    agree: string;
  };
}

/** Messages of one form's receipt; those that all receipts share are in `FormsMessages`. */
export interface ReceiptMessages {
  title: string;
  /** What the reference number is for. */
  keep: ReactNode;
  nextTitle?: string;
  another: string;
}

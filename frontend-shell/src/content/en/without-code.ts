/** Shown on prerendered pages whose code does not run, or not yet; it is part of their HTML. */
export const withoutCode = {
  /** To visitors whose browser runs no scripts, on pages that have a form. */
  noScripts:
    'You can read this page as it is. To send the form, please turn on JavaScript and load the page again.',
  /** For somebody who presses something before its code has loaded. */
  loadStatus: {
    waiting: 'Getting ready…',
    form: 'This form did not load.',
    page: 'This page did not load completely.',
    retry: 'Try again',
    /** In place of `retry`, where no script runs that could try. */
    reload: 'Load the page again',
    or: ', or write to',
    end: '.',
  },
};

export type WithoutCodeMessages = typeof withoutCode;

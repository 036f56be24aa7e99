/** Shown on pages whose code does not run, or not yet; part of their HTML. */
export const withoutCode = {
  /** For visitors without JavaScript, on pages that have no text without it. */
  nothingWithoutScripts: 'This page needs JavaScript. Please turn it on and load the page again.',
  /** For visitors without JavaScript, on pages with a form. */
  noScripts:
    'You can read this page as it is. To send the form, please turn on JavaScript and load the page again.',
  /** For visitors who click something before its code has loaded. */
  loadStatus: {
    waiting: 'Getting ready…',
    form: 'This form did not load.',
    page: 'This page did not load completely.',
    retry: 'Try again',
    /** Replaces `retry` if no boot script has run. */
    reload: 'Load the page again',
    or: ', or write to',
    end: '.',
  },
};

export type WithoutCodeMessages = typeof withoutCode;

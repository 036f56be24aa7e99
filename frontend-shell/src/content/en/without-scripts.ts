/** Said to visitors whose browser runs no scripts, on pages that have a form. */
export const withoutScripts = {
  forms:
    'You can read this page as it is. To send the form, please turn on JavaScript and load the page again.',
};

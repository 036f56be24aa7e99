/** Id of the form's section; other pages link to `/apply#factory-form`. */
export const FORM_ANCHOR = 'factory-form';
/** Id of the section with the next steps. */
export const NEXT_ANCHOR = 'what-happens-next';

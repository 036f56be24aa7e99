/** Id of the form's section; links from other pages lead to `/apply#factory-form`. */
export const FORM_ANCHOR = 'factory-form';
/** Id of the section that says what happens to an application. */
export const NEXT_ANCHOR = 'what-happens-next';

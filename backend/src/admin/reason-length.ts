/** Length of a reason, in characters. It is mailed to the person and stored in the audit log. */
export const REASON_LENGTH = { min: 3, max: 500 };

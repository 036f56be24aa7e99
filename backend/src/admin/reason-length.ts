/** Characters of a reason that a person is told and the audit log keeps. */
export const REASON_LENGTH = { min: 3, max: 500 };

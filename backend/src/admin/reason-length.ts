/** Length of a reason, in characters. The person is told the reason, and the audit log keeps it. */
export const REASON_LENGTH = { min: 3, max: 500 };

/** The risk sentence, which stands wherever somebody is invited to invest. */
export const risk =
  'Profit is not guaranteed. Shares are unlisted. Project money is non-refundable once committed.';

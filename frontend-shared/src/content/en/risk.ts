/** The risk notice, shown wherever visitors are invited to invest. */
export const risk =
  'Profit is not guaranteed. Shares are unlisted. Project money is non-refundable once committed.';

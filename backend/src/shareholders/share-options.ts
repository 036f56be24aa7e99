/** Price of one share in rupees (specification §9). */
export const SHARE_PRICE_IN_RUPEES = 500;

/** The numbers of shares that can be applied for (specification §3). */
export const SHARE_COUNTS = [1, 2, 5, 10, 20, 50, 100] as const;
export type ShareCount = (typeof SHARE_COUNTS)[number];

/** The nominee's relation to the shareholder, in display order (specification §3). */
export const NOMINEE_RELATIONS = ['Spouse', 'Parent', 'Child', 'Sibling', 'Other'] as const;
export type NomineeRelation = (typeof NOMINEE_RELATIONS)[number];

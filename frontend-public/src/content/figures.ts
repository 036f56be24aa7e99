/**
 * The register of figures that pages show: one source, so that no two pages disagree.
 * As of November 2025, from the product specification §9.
 */
export const figures = {
  /** Price of one share in rupees. */
  sharePriceInRupees: 500,
  /** How a factory's yearly profit is divided, in per cent. */
  profitSplit: { partner: 30, investors: 55, marketing: 10, operations: 5 },
} as const;

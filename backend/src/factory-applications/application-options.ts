/** Lines of business in display order (specification §3). */
export const BUSINESS_IDEAS = [
  'Agriculture & Food Processing',
  'FMCG & Personal Care',
  'Retail & Supermarket',
  'Electronics & Appliances',
  'Apparel & Textiles',
  'Healthcare & Pharma',
  'Education & Training',
  'Infrastructure & Mining',
  'Paper & Packaging',
  'Logistics & Transport',
  'Automobile',
  'Other',
] as const;
export type BusinessIdea = (typeof BUSINESS_IDEAS)[number];

/** Funding ranges in rupees, smallest first (specification §3). The text itself is the value. */
export const REQUIRED_AMOUNTS = [
  '₹25 Lacs - ₹50 Lacs',
  '₹50 Lacs - ₹1 Crore',
  '₹1 Crore - ₹2 Crore',
  '₹2 Crore - ₹5 Crore',
  'Above ₹5 Crore',
] as const;
export type RequiredAmount = (typeof REQUIRED_AMOUNTS)[number];

/** Words that several pages share. */
export const common = {
  risk: 'Profit is not guaranteed. Shares are unlisted. Project money is non-refundable once committed.',
  applyForFactory: 'Apply for a factory',
  office: { phone: 'Telephone:', whatsApp: 'WhatsApp:' },
};

export type CommonMessages = typeof common;

import { risk } from 'frontend-shared/content/en/risk';

/** Messages that several pages share. */
export const common = {
  risk,
  applyForFactory: 'Apply for a factory',
  office: { phone: 'Telephone:', whatsApp: 'WhatsApp:' },
};

export type CommonMessages = typeof common;

import type { SiteConfig } from 'frontend-shared/api/site-config';

/** A site configuration with all options set. */
export const sampleSite: SiteConfig = {
  name: 'Saajha Udyog',
  nameHindi: 'साझा उद्योग',
  legalName: 'Saajha Udyog Public Limited',
  companyNumber: 'U00000BR2020PLC000000',
  registeredOffice: 'Hajipur, Bihar',
  supportEmail: 'support@example.org',
  grievanceContact: { email: 'grievance@example.org' },
  memberPortalUrl: 'https://members.example.org/login',
  spicePartnerUrl: 'https://spices.example.org',
  siteUrl: 'https://www.example.org',
  socialLinks: {
    twitter: 'https://social.example.org/twitter',
    facebook: 'https://social.example.org/facebook',
    linkedin: 'https://social.example.org/linkedin',
    instagram: 'https://social.example.org/instagram',
  },
  officeHours: 'Mon-Fri 9 AM-6 PM IST',
  requireReferral: false,
  onlinePayment: false,
  retentionMonths: {},
  pageLoader: 'always',
  logo: { primary: '', fallback: '' },
  packContents: {},
};

import { GrievanceContact, SiteConfig } from './site-config.dto.js';

/** The company shown when SITE_CONFIG is not set; all its addresses are reserved for examples. */
export function placeholderSite(publicUrl: string): SiteConfig {
  return Object.assign(new SiteConfig(), {
    name: 'Saajha Udyog',
    nameHindi: 'साझा उद्योग',
    legalName: 'Saajha Udyog Public Limited',
    companyNumber: 'U00000BR2020PLC000000',
    registeredOffice: 'Placeholder House, Hajipur, Bihar 844101, India',
    supportEmail: 'support@example.org',
    grievanceContact: Object.assign(new GrievanceContact(), { email: 'grievance@example.org' }),
    memberPortalUrl: 'https://members.example.org/login',
    spicePartnerUrl: 'https://spices.example.org/',
    siteUrl: publicUrl,
    socialLinks: {
      twitter: 'https://twitter.example.org/',
      facebook: 'https://facebook.example.org/',
      linkedin: 'https://linkedin.example.org/',
      instagram: 'https://instagram.example.org/',
    },
    officeHours: 'Mon-Fri 9 AM-6 PM IST',
  });
}

/** Messages of the footer, which is part of a prerendered page's HTML. */
export const footer = {
  label: 'About this site',
  // Word joiners keep the number on one line.
  quote: 'One brick is small. Twenty\u2060-\u2060two thousand make a wall.',
  support: 'Support:',
  appComingSoon: 'App Coming Soon',
  social: { twitter: 'Twitter', facebook: 'Facebook', linkedin: 'LinkedIn', instagram: 'Instagram' },
  socialLabel: 'Social pages',
  opensInNewTab: 'opens in a new tab',
  linksLabel: 'Quick links',
  links: {
    home: 'Home',
    about: 'About Us',
    industries: 'Industries',
    successStories: 'Success Stories',
    howItWorks: 'How it Works',
    apply: 'Apply Factory',
    presentation: 'Presentation',
    adminLogin: 'Admin Login',
    contact: 'Contact',
    spiceClub: 'Spice Subscription',
  },
  disclaimersLabel: 'What to know before you invest',
  disclaimers: [
    'Profit is not guaranteed.',
    'Shares are unlisted. A public offering will be announced.',
    'Shareholder participation is non-refundable once committed to a project.',
  ],
  copyright: (year: number, legalName: string) => `© ${year} ${legalName}`,
  companyNumber: (number: string) => `Company number ${number}`,
  registeredOffice: (address: string) => `Registered office: ${address}`,
  closingLabel: 'Help and legal',
  closing: {
    adminPortal: 'Admin Portal',
    support: 'Support',
    contactUs: 'Contact Us',
    track: 'Check status',
    privacy: 'Privacy',
    terms: 'Terms',
  },
};

export type FooterMessages = typeof footer;

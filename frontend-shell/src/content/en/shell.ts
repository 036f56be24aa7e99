/** Messages of the header, the loader and the shell's own pages. */
export const shell = {
  skipToContent: 'Skip to the content',
  header: {
    label: 'Site',
    home: 'home page',
    links: {
      home: 'Home',
      about: 'About',
      industries: 'Industries',
      howItWorks: 'How It Works',
      successStories: 'Success Stories',
      join: 'Join Us',
      apply: 'Apply for Factory',
      presentation: 'Presentation',
      contact: 'Contact',
    },
    joinNow: 'JOIN NOW',
    joinNote:
      'Opens the member portal in a new tab. Joining needs an invitation from a shareholder. Profit is not guaranteed. Shares are unlisted. Project money is non-refundable once committed.',
    language: 'Language',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
  },
  titles: {
    home: 'Become a co-owner of real Indian factories',
    about: 'Who we are',
    industries: 'Factory vision',
    howItWorks: 'How it works',
    successStories: 'Success stories',
    join: 'Join us',
    shareholder: 'Become a shareholder',
    contact: 'Contact',
    apply: 'Apply for a factory',
    spiceClub: 'Premium Spice Club',
    payment: 'Pay for the first box',
    track: 'Check status',
    privacy: 'Privacy',
    terms: 'Terms',
    presentation: 'Presentation',
    presentationText: 'The presentation as text',
    admin: 'Admin portal',
    adminLogin: 'Admin login',
    resetPassword: 'Reset password',
    confirmEmail: 'Confirm e-mail address',
    notFound: 'Page not found',
  },
  loading: 'Loading…',
  remoteFailed: {
    title: 'This part of the site did not load',
    parts: {
      app_public: 'The page could not be loaded.',
      app_presentation: 'The presentation could not be loaded.',
      app_admin: 'The admin portal could not be loaded.',
    },
    /** The remote was built for another version of the shell, as can happen during a deployment. */
    mismatch: 'It belongs to another version of the site. Please try again in a few minutes.',
    safe: 'Nothing was sent and nothing that you saved is lost. The rest of the site still works.',
    retry: 'Try again',
    home: 'Go to the home page',
  },
};

export type ShellMessages = typeof shell;

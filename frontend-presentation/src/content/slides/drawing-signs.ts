import type { Locale } from 'frontend-shared/i18n/locale';

/** Town boards of the projects, in both scripts. */
export const boards = {
  spice: { hindi: 'हाजीपुर', latin: 'HAJIPUR' },
  supermarket: { hindi: 'आगरा', latin: 'AGRA' },
  led: { hindi: 'गुजरात', latin: 'GUJARAT' },
  garments: { hindi: 'कोलकाता', latin: 'KOLKATA' },
  water: { hindi: 'झाँसी', latin: 'JHANSI' },
  frozen: { hindi: 'काशीपुर', latin: 'KASHIPUR' },
};

/** Sign over the supermarket. */
export const shopSign: Readonly<Record<Locale, string>> = { en: 'SAAJHA BAZAAR', hi: 'साझा बाज़ार' };

import type { Locale } from 'frontend-shared/i18n/locale';

/** Size of the picture of a shared link, in px: the large social networks show it uncropped. */
export const SHARING_PICTURE = { width: 1200, height: 630 } as const;

/**
 * Path of a page's picture from the root of the site.
 *
 * @param page name of the page, or of a picture that a remote provides
 */
export function sharingPicture(locale: Locale, page: string): string {
  return `/sharing/${locale}/${page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.png`;
}

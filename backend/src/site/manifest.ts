import type { SiteConfig } from '../config/site/site-config.dto.js';

/** Ink and paper of the visual direction, as in the shell's page. */
const THEME_COLOUR = '#1A2147';
const BACKGROUND_COLOUR = '#FFFFFF';
/** Made by the shell's build; maskable ones leave room for the shape that a phone cuts out. */
const ICONS = (['any', 'maskable'] as const).flatMap((purpose) =>
  [192, 512].map((edge) => ({
    src: `/icons/${purpose === 'any' ? 'icon' : purpose}-${edge}.png`,
    sizes: `${edge}x${edge}`,
    type: 'image/png',
    purpose,
  })),
);

/** What a phone shows for the site on its home screen. */
export function manifest(site: SiteConfig): object {
  return {
    id: '/',
    name: site.name,
    short_name: site.name,
    lang: 'en',
    start_url: '/',
    scope: '/',
    // With the browser's way back: many links lead to the member portal on another site.
    display: 'minimal-ui',
    theme_color: THEME_COLOUR,
    background_color: BACKGROUND_COLOUR,
    icons: ICONS,
  };
}

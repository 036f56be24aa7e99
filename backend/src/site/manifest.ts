import type { SiteConfig } from '../config/site/site-config.dto.js';

/** Ink and paper of the design, as in the shell's page. */
const THEME_COLOUR = '#1A2147';
const BACKGROUND_COLOUR = '#FFFFFF';
/** Made by the shell's build; maskable ones leave a margin for the shape that a phone cuts out. */
const ICONS = (['any', 'maskable'] as const).flatMap((purpose) =>
  [192, 512].map((edge) => ({
    src: `/icons/${purpose === 'any' ? 'icon' : purpose}-${edge}.png`,
    sizes: `${edge}x${edge}`,
    type: 'image/png',
    purpose,
  })),
);

/** Paths of the manifests, as used in pages. */
export const SITE_MANIFEST = '/manifest.webmanifest';
export const HINDI_MANIFEST = '/hi/manifest.webmanifest';
export const CONSOLE_MANIFEST = '/console.webmanifest';

/** The site's manifest for the home screen. */
export function siteManifest(site: SiteConfig): object {
  // With the browser's back button: many links lead to the member portal on another site.
  return manifest(site.name, '/', 'minimal-ui');
}

/** The same for pages in Hindi: the home screen then opens the site in Hindi, and English is one press away. */
export function hindiManifest(site: SiteConfig): object {
  return { ...manifest(site.nameHindi || site.name, '/hi', 'minimal-ui'), lang: 'hi', scope: '/' };
}

/** The same for the console, which is a separate application. Its login, `/admin-login`, is within its scope. */
export function consoleManifest(site: SiteConfig): object {
  return manifest(`${site.name} · Console`, '/admin', 'standalone');
}

function manifest(name: string, start: string, display: string): object {
  return {
    id: start,
    name,
    short_name: name,
    lang: 'en',
    start_url: start,
    scope: start,
    display,
    theme_color: THEME_COLOUR,
    background_color: BACKGROUND_COLOUR,
    icons: ICONS,
  };
}

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

/** Addresses of the manifests, as pages name them. */
export const SITE_MANIFEST = '/manifest.webmanifest';
export const CONSOLE_MANIFEST = '/console.webmanifest';

/** What a phone shows for the site on its home screen. */
export function siteManifest(site: SiteConfig): object {
  // With the browser's way back: many links lead to the member portal on another site.
  return manifest(site.name, '/', 'minimal-ui');
}

/** The same for the console, which is an application of its own. Its login lies within its scope, `/admin-login`. */
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

import type { RemotesConfig } from '../config/remotes-config.dto.js';
import type { SiteConfig } from '../config/site-config.dto.js';

/** Player of testimonial videos; framed only when the configuration has a video, loaded only when pressed. */
const VIDEO_PLAYER = 'https://www.youtube-nocookie.com';

/**
 * Content policy of public pages: our own origin and those of the remotes, nothing inline.
 *
 * @param publicUrl origin of the site; remotes there count as our own
 */
export function publicPolicy(site: SiteConfig, remotes: RemotesConfig, publicUrl: string): string {
  return policy(site, remotes, publicUrl, {});
}

/** Content policy of the console: besides, styles that carry the page's nonce (Ant Design) and previews of documents. */
export function consolePolicy(
  site: SiteConfig,
  remotes: RemotesConfig,
  publicUrl: string,
  nonce: string,
): string {
  return policy(site, remotes, publicUrl, {
    'style-src': [`'nonce-${nonce}'`],
    'img-src': ['blob:'],
    'worker-src': ['blob:'],
  });
}

function policy(
  site: SiteConfig,
  remotes: RemotesConfig,
  publicUrl: string,
  more: Record<string, string[]>,
): string {
  const own = [
    "'self'",
    ...foreignOrigins(
      Object.values(remotes).map((remote) => remote.entry),
      publicUrl,
    ),
  ];
  const pictures = foreignOrigins([site.logo.primary, site.logo.fallback], publicUrl);
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': own,
    'style-src': own,
    'img-src': [...own, 'data:', ...pictures],
    'font-src': own,
    'connect-src': own,
    'manifest-src': ["'self'"],
    'worker-src': own,
    ...(Object.keys(site.videos ?? {}).length > 0 ? { 'frame-src': [VIDEO_PLAYER] } : {}),
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set([...sources, ...(more[name] ?? [])])].join(' '))
    .join('; ');
}

function foreignOrigins(addresses: string[], publicUrl: string): string[] {
  const origins = addresses.filter((one) => URL.canParse(one)).map((one) => new URL(one).origin);
  return [...new Set(origins)].filter((origin) => origin !== publicUrl);
}

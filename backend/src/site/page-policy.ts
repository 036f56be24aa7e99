import type { RemotesConfig } from '../config/site/remotes-config.dto.js';
import type { SiteConfig } from '../config/site/site-config.dto.js';

/** Player of testimonial videos; allowed only when the configuration has a video, loaded only on a click. */
const VIDEO_PLAYER = 'https://www.youtube-nocookie.com';

/**
 * Content security policy of public pages: our own origin and those of the remotes, nothing inline.
 * @param publicUrl origin of the site; remotes there count as our own
 */
export function publicPolicy(site: SiteConfig, remotes: RemotesConfig, publicUrl: string): string {
  return policy(site, remotes, publicUrl, {});
}

/**
 * Content security policy of the payment page: additionally Razorpay's checkout. Its script sets style attributes,
 * reports to several hosts of its own and opens a frame for the payer's input. It can reach only those of our own
 * URLs that the page needs (docs/decisions/0022-a-page-of-its-own-for-the-payment.md).
 * @param origins at which browsers see this site
 */
export function paymentPolicy(
  site: SiteConfig,
  remotes: RemotesConfig,
  publicUrl: string,
  origins: readonly string[],
): string {
  const paths = ['/config/', '/api/payments/razorpay/'];
  const reached = origins.flatMap((origin) => paths.map((path) => origin + path));
  const more = {
    'script-src': ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
    'style-src': ["'unsafe-inline'"],
    'img-src': ['https://cdn.razorpay.com'],
    'connect-src': ['https://*.razorpay.com'],
    'frame-src': ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
    'form-action': ['https://api.razorpay.com'],
  };
  return policy(site, remotes, publicUrl, more, reached);
}

/**
 * Content security policy of the console: our own origin and that of the console's remote, no other remotes;
 * additionally styles with the page's nonce (Ant Design), and previews of documents.
 */
export function consolePolicy(
  site: SiteConfig,
  { app_admin }: Pick<RemotesConfig, 'app_admin'>,
  publicUrl: string,
  nonce: string,
): string {
  return policy(site, { app_admin }, publicUrl, {
    'style-src': [`'nonce-${nonce}'`],
    'img-src': ['blob:'],
    'worker-src': ['blob:'],
  });
}

function policy(
  site: SiteConfig,
  remotes: Partial<RemotesConfig>,
  publicUrl: string,
  more: Record<string, string[]>,
  /** What scripts may connect to; by default our own origin and those of the remotes. */
  reached?: string[],
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
    'connect-src': reached ?? own,
    'manifest-src': ["'self'"],
    'worker-src': own,
    'frame-src': Object.keys(site.videos ?? {}).length > 0 ? [VIDEO_PLAYER] : [],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set([...sources, ...(more[name] ?? [])])])
    .filter(({ length }) => length > 1)
    .map((directive) => directive.join(' '))
    .join('; ');
}

function foreignOrigins(addresses: string[], publicUrl: string): string[] {
  const origins = addresses.filter((one) => URL.canParse(one)).map((one) => new URL(one).origin);
  return [...new Set(origins)].filter((origin) => origin !== publicUrl);
}

import { timeoutSignal } from './abort-signals';
import type { components } from './types.generated';

/** Response of `/config/site.json`. */
export type SiteConfig = components['schemas']['SiteConfig'];

/** Used when the configuration fails to load: a placeholder company. */
export const FALLBACK_SITE: SiteConfig = {
  name: 'Saajha Udyog',
  nameHindi: 'साझा उद्योग',
  legalName: 'Saajha Udyog Public Limited',
  companyNumber: '',
  registeredOffice: '',
  supportEmail: 'support@example.org',
  grievanceContact: { email: 'grievance@example.org' },
  memberPortalUrl: 'https://members.example.org/login',
  spicePartnerUrl: 'https://spices.example.org',
  siteUrl: '',
  socialLinks: { twitter: '', facebook: '', linkedin: '', instagram: '' },
  officeHours: 'Mon-Fri 9 AM-6 PM IST',
  requireReferral: false,
  onlinePayment: false,
  retentionMonths: {},
  pageLoader: 'always',
  logo: { primary: '', fallback: '' },
  packContents: {},
};

/**
 * Reads `/config/site.json` of this origin.
 * @throws Error when the response is not 2xx or not JSON; the signal's reason when aborted
 */
async function fetchSiteConfig(signal?: AbortSignal): Promise<SiteConfig> {
  const response = await fetch('/config/site.json', {
    headers: { accept: 'application/json' },
    signal: signal ?? null,
  });
  if (!response.ok) throw new Error(`/config/site.json answered ${response.status}`);
  return (await response.json()) as SiteConfig;
}

/** How long a blank page waits for its configuration, in ms. */
const CONFIG_MS = 5_000;

/** Like `fetchSiteConfig`, but returns `FALLBACK_SITE` if the configuration fails to load in time. */
export async function fetchSiteConfigOrFallback(): Promise<SiteConfig> {
  try {
    return await fetchSiteConfig(timeoutSignal(CONFIG_MS));
  } catch {
    return FALLBACK_SITE;
  }
}

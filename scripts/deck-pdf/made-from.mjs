// @ts-check
import { createHash } from 'node:crypto';

/**
 * What a PDF of a site's presentation is printed from. The API compares it with its own values
 * (`backend/src/site/presentation-pdf/presentation-pdfs.ts`) and offers only PDFs that are up to date.
 * @param {string} url of the running site
 * @returns {Promise<{ deck: string, name: string, nameHindi: string, siteUrl: string }>} hash (SHA-256) of the deck's entry,
 * which identifies its build, and the settings of the site configuration that the deck shows
 */
export async function madeFrom(url) {
  const { name, nameHindi = '', siteUrl } = await (await get(`${url}/config/site.json`)).json();
  const remotes = await (await get(`${url}/config/remotes.json`)).json();
  const entry = await get(new URL(remotes.app_presentation.entry, url).href);
  const deck = createHash('sha256')
    .update(new Uint8Array(await entry.arrayBuffer()))
    .digest('hex');
  return { deck, name, nameHindi, siteUrl };
}

/** @param {string} address */
async function get(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response;
}

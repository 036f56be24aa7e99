// @ts-check
import { createHash } from 'node:crypto';

/**
 * What a site's presentation says at the moment, in facts that the API compares with its own
 * (`backend/src/site/presentation-pdf/presentation-pdfs.ts`): the build of the deck, which holds words, figures and drawings,
 * and what the site configuration adds.
 * @param {string} url of the running site
 * @returns {Promise<{ deck: string, name: string, nameHindi: string, siteUrl: string }>}
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
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer;
}

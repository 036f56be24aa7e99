// @ts-check
import { readFileSync } from 'node:fs';

/**
 * The settings of the site configuration that the deck shows (docs/site-configuration.md).
 * @typedef {{ name: string, nameHindi?: string, siteUrl?: string }} DeckSite
 */

/** @type {DeckSite} the placeholder of a site without a configuration, but without its example address, which does not work */
const PLACEHOLDER = { name: 'Saajha Udyog', nameHindi: 'साझा उद्योग' };
const LONGEST_NAME = 60;

/**
 * Reads the file that `SITE_CONFIG` names. Settings that the deck does not use are not validated.
 * @param {NodeJS.ProcessEnv} env
 * @returns {DeckSite}
 * @throws {Error} when a setting is invalid; the message names it
 */
export function readDeckSite(env) {
  if (!env.SITE_CONFIG) return PLACEHOLDER;
  const file = env.SITE_CONFIG;
  const settings = parse(file);
  const name = textOf(settings, 'name', file);
  if (!name) throw new Error(`SITE_CONFIG: ${file} has no name.`);
  const nameHindi = textOf(settings, 'nameHindi', file);
  const siteUrl = textOf(settings, 'siteUrl', file);
  if (siteUrl && !isWebAddress(siteUrl))
    throw new Error(
      `SITE_CONFIG: siteUrl in ${file} is neither an https address without a user name nor http on this machine.`,
    );
  return { name, ...(nameHindi && { nameHindi }), ...(siteUrl && { siteUrl }) };
}

/**
 * @param {string} file
 * @returns {Record<string, unknown>}
 */
function parse(file) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`SITE_CONFIG: ${file} cannot be read.`);
  }
  try {
    const settings = JSON.parse(text);
    if (settings && typeof settings === 'object' && !Array.isArray(settings)) return settings;
  } catch {
    // The error below covers invalid JSON too.
  }
  throw new Error(`SITE_CONFIG: ${file} does not hold a JSON object.`);
}

/**
 * @param {Record<string, unknown>} settings
 * @param {string} key
 * @param {string} file
 * @returns {string} the trimmed value; empty if it is not set
 */
function textOf(settings, key, file) {
  const value = settings[key] ?? '';
  const longest = key === 'siteUrl' ? 2_000 : LONGEST_NAME;
  if (typeof value === 'string' && value.trim().length <= longest && !/\p{Cc}/u.test(value))
    return value.trim();
  throw new Error(`SITE_CONFIG: ${key} in ${file} is not one line of at most ${longest} characters.`);
}

/**
 * The rule of the site (`addressProblem` in backend/src/config/site/site-config.dto.ts), which cannot be imported before the
 * packages are installed. User name and password are refused because they would be published with the address.
 * @param {string} address
 */
function isWebAddress(address) {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username } = new URL(address);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  return username === '' && (protocol === 'https:' || (isLocal && protocol === 'http:'));
}

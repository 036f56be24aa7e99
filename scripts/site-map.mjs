// @ts-check

/**
 * The public pages of a running site in both languages, by its own account: those of its site map, and `/track`, which
 * stays out of it.
 * @param {string} url origin of the site
 * @returns {Promise<string[]>} paths such as `/hi/join`
 */
export async function publicPaths(url) {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
  return [...listed, '/track', '/hi/track'];
}

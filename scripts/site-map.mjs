// @ts-check

/**
 * The public pages of a running site in both languages: those of its sitemap, and `/track`, which is not in it.
 * @param {string} url origin of the site
 * @returns {Promise<string[]>} paths such as `/hi/join`
 */
export async function publicPaths(url) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
  return [...listed, '/track', '/hi/track'];
}

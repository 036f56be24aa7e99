import { PAGE_PATHS } from '../../frontend-public/src/routes';

/** Addresses of every public page in both languages. */
export const PUBLIC_ADDRESSES = PAGE_PATHS.flatMap((path) => [path, path === '/' ? '/hi' : `/hi${path}`]);

/** Waits until a site that was just started has prerendered its pages. */
export async function pagesReady(url: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (await pageSet(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The pages were not prerendered within 60 s.');
}

/** Name of the set that answers for the home page; undefined when the browser makes it. */
export async function pageSet(url: string): Promise<string | undefined> {
  const html = await (await fetch(`${url}/`)).text();
  return /data-page-set="([0-9a-f]+)"/.exec(html)?.[1];
}

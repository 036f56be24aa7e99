import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { RemoteProps } from 'frontend-shared/federation/remote-contract';
import { StaticRouter } from 'frontend-shared/routing/static-router';
import type { ComponentType } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { PageRoot } from '../app/page-root';
import { pages as english } from '../content/en/pages';
import { pages as hindi } from '../content/hi/pages';
import { loadShellMessages } from '../content/messages';
import { headHtml } from '../head/head-html';
import { type HeadOverrides, pageHead } from '../head/page-head';
import { loadFooter } from '../layout/footer/load-footer';
import { routeMatch } from '../navigation/route-match';

export interface RenderedPage {
  /** HTML of the page's head elements. */
  head: string;
  body: string;
}

interface RenderOptions {
  address: string;
  site: SiteConfig;
  /** The component of the remote that matches the address. */
  App: ComponentType<RemoteProps>;
  /** Title and picture of the page that the remote provides. */
  overrides?: HeadOverrides;
}

/**
 * Renders a page to HTML, with all suspended content.
 *
 * @throws the first error of any component: a client-rendered page is better than half a prerendered one
 */
export async function renderPage({ address, site, App, overrides }: RenderOptions): Promise<RenderedPage> {
  const route = routeMatch(address);
  await Promise.all([loadShellMessages(route.locale), loadFooter(route.locale)]);
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={address}>
      <PageRoot site={site} remotes={{ component: () => App, renew: () => undefined }} />
    </StaticRouter>,
    // All content in place: parts that are streamed later would need inline scripts, which the CSP forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  let html = '';
  for await (const chunk of prelude) html += chunk;
  if (errors.length > 0) throw errors[0];
  const { head, body } = withoutHead(html);
  const refused = refusedByPolicy(body);
  if (refused) throw new Error(`The content policy refuses ${refused}`);
  const ownHead = headHtml(pageHead(route, site, DESCRIPTIONS[route.locale], overrides), address);
  return { head: ownHead + head, body };
}

const DESCRIPTIONS = { en: english, hi: hindi };

/** Head elements, which React writes at the very beginning. */
const HEAD_ELEMENTS = /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>)+/;

function withoutHead(html: string): RenderedPage {
  const head = HEAD_ELEMENTS.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

/** The first inline style or script, which the browser would block and report. */
function refusedByPolicy(html: string): string | undefined {
  const tags = html.match(/<[a-z][^>]*>/g) ?? [];
  return tags.find(
    (tag) =>
      /\sstyle="/.test(tag) ||
      /\son[a-z]+="/.test(tag) ||
      (tag.startsWith('<script') && !/\stype="application\/(ld\+)?json"/.test(tag)),
  );
}

import { FALLBACK_SITE, type SiteConfig } from 'frontend-shared/api/site-config';
import { type Locale, localePath } from 'frontend-shared/i18n/locale';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import App from '../src/App';

/** The server-rendered HTML of a page, including suspended content. */
export async function renderPage(
  path: string,
  locale: Locale,
  site: SiteConfig = FALLBACK_SITE,
): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={localePath(locale, path)}>
      <App basePath={localePath(locale, '/')} locale={locale} site={site} />
    </StaticRouter>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  let html = '';
  for await (const chunk of prelude) html += chunk;
  return html;
}

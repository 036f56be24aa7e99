import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { Locale } from 'frontend-shared/i18n/locale';
import { useNavigate } from 'frontend-shared/routing/router';
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { routeMatch } from '../../navigation/route-match';
import './footer.css';
import { type FooterParts, loadedFooter, loadFooter } from './load-footer';

interface FooterProps {
  locale: Locale;
  site: SiteConfig;
  hidden: boolean;
}

/**
 * The footer. A prerendered page keeps its HTML, so that a first visit loads neither its code nor its messages. They
 * are loaded for another language, on a client-rendered page, and if the logo fails to load.
 */
export function Footer({ locale, site, hidden }: FooterProps) {
  const navigate = useNavigate();
  const footer = useRef<HTMLElement>(null);
  const [prerendered] = useState(() => readPrerendered(locale));
  const [hasLogoFailed, setLogoFailed] = useState(false);
  const parts = useFooterParts(locale, hasLogoFailed ? undefined : prerendered?.locale);
  const html = parts ? undefined : prerendered?.html;
  useLogoFailure(footer, html, () => setLogoFailed(true));

  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = internalLink(event);
    if (!link) return;
    event.preventDefault();
    void navigate(link.pathname, { replace: link.href === location.href });
  };
  const props = {
    className: 'sh-footer',
    hidden,
    lang: parts?.locale ?? prerendered?.locale,
    onClick: follow,
  };
  return parts ? (
    <footer key="parts" {...props}>
      <parts.Content locale={parts.locale} messages={parts.messages} site={site} />
    </footer>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the server's own HTML
    <footer key="html" {...props} ref={footer} dangerouslySetInnerHTML={{ __html: html ?? '' }} />
  );
}

interface Prerendered {
  locale: Locale;
  html: string;
}

/** The footer in the page's HTML; undefined on the server and on a client-rendered page. */
function readPrerendered(locale: Locale): Prerendered | undefined {
  const element = typeof document === 'object' && document.querySelector('#root > .sh-footer');
  return element ? { locale, html: element.innerHTML } : undefined;
}

/**
 * Code and messages of the footer; undefined while the server's HTML is in the right language. The previous language
 * stays until the new one is loaded.
 */
function useFooterParts(locale: Locale, prerendered: Locale | undefined): FooterParts | undefined {
  const [parts, setParts] = useState(() => (prerendered ? undefined : loadedFooter(locale)));
  useEffect(() => {
    let isCurrent = true;
    const loaded = locale === prerendered ? undefined : loadedFooter(locale);
    if (loaded || locale === prerendered) setParts(loaded);
    else void loadFooter(locale).then((fetched) => isCurrent && setParts(fetched));
    return () => {
      isCurrent = false;
    };
  }, [locale, prerendered]);
  return parts;
}

/** Calls back if the logo fails to load: the component (`frontend-shared/ui/logo`) then shows a fallback. */
function useLogoFailure(
  footer: RefObject<HTMLElement | null>,
  html: string | undefined,
  onFailure: () => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for the image in this HTML
  useEffect(() => {
    const logo = footer.current?.querySelector('img');
    if (!logo) return;
    if (logo.complete && logo.naturalWidth === 0 && logo.currentSrc) onFailure();
    logo.addEventListener('error', onFailure, { once: true });
  }, [html]);
}

/**
 * The internal link of a plain click, which the router follows. Links to the console are excluded: it needs a page
 * load.
 */
function internalLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
  if (!link || !isPlain || link.target || link.origin !== location.origin) return undefined;
  return routeMatch(link.pathname).remote === 'app_admin' ? undefined : link;
}

import type { SiteConfig } from 'frontend-shared/api/site-config';
import { companyName } from 'frontend-shared/content/company-name';
import type { Locale } from 'frontend-shared/i18n/locale';
import { useLocation } from 'frontend-shared/routing/router';
import { useEffect } from 'react';
import type { ControlMessages } from '../../content/messages/types/control-messages';
import { pageTitle } from '../routing/page-title';
import { useDeck } from '../state/deck-context';

interface SlideAnnouncementProps {
  /** Title of the slide that is shown. */
  title: string;
  locale: Locale;
  site: SiteConfig;
  messages: ControlMessages;
}

/** Sets the title of the document to the current slide, and announces each change to screen readers. */
export function SlideAnnouncement({ title, locale, site, messages }: SlideAnnouncementProps) {
  const current = useDeck((deck) => deck.current);
  const count = useDeck((deck) => deck.count);
  const hasChanged = useDeck((deck) => deck.direction !== 0);
  const isBlank = useDeck((deck) => deck.blank);
  const address = useLocation().pathname;
  const company = companyName(site, locale);

  // The shell sets the title when the URL changes; this effect runs afterwards.
  // biome-ignore lint/correctness/useExhaustiveDependencies: also runs when the URL changes
  useEffect(() => {
    document.title = `${pageTitle(current, title, messages)} · ${company}`;
  }, [current, title, company, messages, address]);

  return (
    <p className="cf-visually-hidden" aria-live="polite">
      {isBlank ? messages.blank.status : hasChanged && messages.announcement(current + 1, count, title)}
    </p>
  );
}

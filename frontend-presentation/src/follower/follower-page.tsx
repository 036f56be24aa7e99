import { companyName } from 'frontend-shared/content/company-name';
import { useEffect } from 'react';
import { presentingMessages } from '../content/messages/presenting';
import type { CompanionProps } from '../presenter/presenter-page';
import { CodeForm } from './code-form';
import './follower-page.css';
import { FollowedDeck } from './followed-deck';

/** For who comes late or sits far behind: the deck on their own phone, in their own language, at the slide of the hall. */
export default function FollowerPage(props: CompanionProps & { roomCode: string }) {
  const { basePath, locale, site, roomCode, onHeaderVisible, onReady } = props;
  const { live } = presentingMessages(locale);
  useEffect(() => {
    onHeaderVisible?.(false);
    onReady?.();
    return () => onHeaderVisible?.(true);
  }, [onHeaderVisible, onReady]);
  useEffect(() => {
    if (!roomCode) document.title = `${live.title} · ${companyName(site, locale)}`;
  }, [roomCode, live, locale, site]);
  // Another code is another presentation.
  if (roomCode) return <FollowedDeck key={roomCode} {...props} />;
  return <CodeForm basePath={basePath} locale={locale} says={live.intro} />;
}

import { presentingMessages } from '../content/messages/presenting';
import { type DeckPageProps, useDocumentTitle, useWithoutSiteHeader } from '../deck/deck-page';
import { CodeForm } from './code-form';
import './follower-page.css';
import { FollowerDeck } from './follower-deck';

/** The follower page: the deck at the live slide, on the follower's device and in their language. */
export default function FollowerPage(props: DeckPageProps & { roomCode: string }) {
  const { basePath, locale, roomCode } = props;
  const { follower } = presentingMessages(locale);
  useWithoutSiteHeader(props);
  // With a code, `SlideAnnouncement` sets the document title.
  useDocumentTitle(roomCode ? undefined : follower.title, props);
  // The key remounts it for another code, which belongs to another presentation.
  if (roomCode) return <FollowerDeck key={roomCode} {...props} />;
  return <CodeForm basePath={basePath} locale={locale} message={follower.intro} />;
}

import { presentingMessages } from '../content/messages/presenting';
import { type DeckPageProps, useDocumentTitle, useWithoutSiteHeader } from '../deck/deck-page';
import { CodeForm } from './code-form';
import './follower-page.css';
import { FollowerDeck } from './follower-deck';

/** The page of a follower: the deck on their own device, in their own language, at the live slide. */
export default function FollowerPage(props: DeckPageProps & { roomCode: string }) {
  const { basePath, locale, roomCode } = props;
  const { follower } = presentingMessages(locale);
  useWithoutSiteHeader(props);
  // With a code, the title of the document is that of the slide.
  useDocumentTitle(roomCode ? undefined : follower.title, props);
  // The key remounts it for another code, which is another presentation.
  if (roomCode) return <FollowerDeck key={roomCode} {...props} />;
  return <CodeForm basePath={basePath} locale={locale} message={follower.intro} />;
}

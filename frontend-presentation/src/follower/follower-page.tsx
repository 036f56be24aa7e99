import { presentingMessages } from '../content/messages/presenting';
import { type DeckPageProps, useWholeWindow, useWindowTitle } from '../deck/deck-page';
import { CodeForm } from './code-form';
import './follower-page.css';
import { FollowedDeck } from './followed-deck';

/** For who comes late or sits far behind: the deck on their own phone, in their own language, at the slide of the hall. */
export default function FollowerPage(props: DeckPageProps & { roomCode: string }) {
  const { basePath, locale, roomCode } = props;
  const { live } = presentingMessages(locale);
  useWholeWindow(props);
  // The deck that is followed names the window itself, slide by slide.
  useWindowTitle(roomCode ? undefined : live.title, props);
  // Another code is another presentation.
  if (roomCode) return <FollowedDeck key={roomCode} {...props} />;
  return <CodeForm basePath={basePath} locale={locale} says={live.intro} />;
}

import { Link } from 'frontend-shared/routing/router';
import { presentingMessages } from '../content/messages/presenting';
import { type DeckPageProps, useDocumentTitle, useWithoutSiteHeader } from '../deck/deck-page';
import { followerPath } from '../deck/routing/paths';
import './clicker-page.css';
import { Clicker } from './clicker';
import { useClickerKey } from './clicker-key';

/** The clicker page, for phones. Without a key it explains how to get one. */
export default function ClickerPage(props: DeckPageProps & { roomCode: string }) {
  const { basePath, locale, roomCode } = props;
  const { clicker, follower } = presentingMessages(locale);
  const key = useClickerKey(roomCode);
  useWithoutSiteHeader(props);
  useDocumentTitle(clicker.title, props);
  if (!key)
    return (
      <section className="pr-clicker pr-clicker--message" lang={locale}>
        <h1 className="pr-clicker__title">{clicker.title}</h1>
        <p>{clicker.noKey}</p>
        <p>
          {clicker.hint} <Link to={followerPath(basePath, roomCode)}>{follower.title}</Link>
        </p>
      </section>
    );
  // The React key opens a new connection for another room key: the previous one may have been refused.
  return <Clicker key={key} {...props} roomKey={key} />;
}

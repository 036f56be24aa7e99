import { Link } from 'frontend-shared/routing/router';
import type { PresentingMessages } from '../content/messages/types/presenting-messages';
import { followerPath } from '../deck/routing/paths';

interface ClickerEndProps {
  /** `refused`: the room does not accept the key, for example after "Unlink all phones". */
  reason: 'ended' | 'refused';
  basePath: string;
  roomCode: string;
  messages: PresentingMessages;
}

/** Replaces the buttons once the room accepts no more commands, and explains what to do next. */
export function ClickerEnd({ reason, basePath, roomCode, messages }: ClickerEndProps) {
  const { clicker, follower } = messages;
  return (
    <div className="pr-clicker__end">
      <p>{reason === 'ended' ? clicker.afterEnd : clicker.afterRefusal}</p>
      {reason === 'refused' && (
        <Link className="pr-clicker__link" to={followerPath(basePath, roomCode)}>
          {follower.title}
        </Link>
      )}
      <Link className="pr-clicker__link" to={basePath}>
        {follower.allSlides}
      </Link>
    </div>
  );
}

import { TickIcon, WarningIcon } from 'frontend-shared/ui/icon';
import type { ControlMessages } from '../content/messages/types/control-messages';
import type { PresentingMessages } from '../content/messages/types/presenting-messages';
import { useLanguageSwitch } from '../deck/routing/use-language-switch';
import { formatRoomCode } from '../rooms/room-api';
import type { ConnectionState } from '../rooms/subscribe-to-room';

interface ClickerHeaderProps {
  connection: ConnectionState;
  /** Whether the deck is connected, so that commands reach it. */
  isLinked: boolean;
  roomCode: string;
  messages: PresentingMessages['clicker'];
  controls: ControlMessages;
}

/** Connection status, room code and language switch. */
export function ClickerHeader({ connection, isLinked, roomCode, messages, controls }: ClickerHeaderProps) {
  const switchLanguage = useLanguageSwitch();
  return (
    <header className="pr-clicker__head">
      <h1 className="cf-visually-hidden">{messages.title}</h1>
      <p
        className={`pr-clicker__connection pr-clicker__connection--${isLinked ? 'linked' : 'gone'}`}
        role="status"
      >
        {isLinked ? <TickIcon size={20} /> : <WarningIcon size={20} />}
        <span>{statusOf(connection, isLinked, messages)}</span>
      </p>
      <span className="pr-clicker__code">{formatRoomCode(roomCode)}</span>
      <button
        type="button"
        className="pr-clicker__language"
        lang={controls.otherLanguage.locale}
        onClick={switchLanguage}
      >
        {messages.language}
      </button>
    </header>
  );
}

function statusOf(
  connection: ConnectionState,
  isLinked: boolean,
  messages: PresentingMessages['clicker'],
): string {
  if (connection === 'connected') return isLinked ? messages.linked : messages.noDeck;
  return messages[connection];
}

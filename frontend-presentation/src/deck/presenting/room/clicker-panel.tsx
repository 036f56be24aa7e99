import { QRCodeSVG } from '@rc-component/qrcode';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { parseUrl } from 'frontend-shared/routing/parse-url';
import { Fragment, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { PresentingMessages } from '../../../content/messages/types/presenting-messages';
import { formatRoomCode, normalizeRoomCode } from '../../../rooms/room-api';
import { clickerPath, followerPath } from '../../routing/paths';
import './clicker-panel.css';
import type { Presentation, RoomRequest, RoomStatus } from '../presentation';

interface ClickerPanelProps {
  presentation: Presentation;
  messages: PresentingMessages;
  /** Path of the deck. */
  basePath: string;
  site: SiteConfig;
}

/** Opens a room, and shows the code for a clicker until one is linked, so that nobody else scans it from the screen. */
export function ClickerPanel({ presentation, messages, basePath, site }: ClickerPanelProps) {
  const room = useStore(presentation.store, (state) => state.room);
  // The deck's window hosts the room: without it, requests of the presenter's window would be lost.
  const hasDeck = useStore(presentation.store, ({ isLinked }) => isLinked || presentation.isDeck);
  const { clickerPanel } = messages;
  const noDeckId = useId();
  const whyOff = hasDeck ? undefined : noDeckId;
  const isOver = room?.state === 'ended' || room?.state === 'failed';
  const panel = useRef<HTMLDivElement>(null);
  const request = hasDeck
    ? (wanted: RoomRequest) => {
        // The buttons that open and close a room are removed then; the focus would be lost with them.
        if (wanted !== 'unlink') panel.current?.focus();
        presentation.requestRoom(wanted);
      }
    : undefined;
  return (
    <div className="pr-clicker-panel" ref={panel} tabIndex={-1}>
      {/* Always rendered: screen readers do not announce a status that is added together with its text. */}
      <p className="pr-clicker-panel__status" role="status">
        {room && (hasDeck || isOver) && statusOf(room, clickerPanel)}
      </p>
      {!room && <p className="pr-clicker-panel__offer">{clickerPanel.offer}</p>}
      {(!room || isOver) && (
        <button
          type="button"
          className="pr-clicker-panel__button"
          aria-disabled={!request || undefined}
          aria-describedby={whyOff}
          onClick={() => request?.('open')}
        >
          {room?.state === 'failed' ? clickerPanel.retry : clickerPanel.open}
        </button>
      )}
      {room && !isOver && (
        <RoomDetails
          room={room}
          messages={clickerPanel}
          deckUrl={originForOtherDevices(site.siteUrl) + basePath}
          request={request}
          whyOff={whyOff}
        />
      )}
      {!hasDeck && <p id={noDeckId}>{clickerPanel.noDeck}</p>}
    </div>
  );
}

function statusOf(room: RoomStatus, messages: PresentingMessages['clickerPanel']): string {
  if (room.state === 'ended' && room.isClosed) return messages.closed;
  if (room.state === 'failed' && room.waitMinutes) return messages.tooMany(room.waitMinutes);
  if (room.state === 'ended' || room.state === 'failed' || room.state === 'lost') return messages[room.state];
  if (!room.code || !room.clickerKey) return messages.opening;
  return room.phones > 0 ? messages.linked(room.phones) : '';
}

interface RoomDetailsProps {
  room: RoomStatus;
  messages: PresentingMessages['clickerPanel'];
  /** URL of the deck for other devices. */
  deckUrl: string;
  /** Undefined while the deck is not open. */
  request: ((wanted: RoomRequest) => void) | undefined;
  /** Id of the text that explains why `request` is undefined. */
  whyOff: string | undefined;
}

/** The QR code for the next clicker, the address for followers, and the buttons of the room. */
function RoomDetails({ room, messages, deckUrl, request, whyOff }: RoomDetailsProps) {
  /**
   * Lowest number of clickers since the speaker chose to link another; the code is hidden once there are more. Not the
   * initial number: if others left meanwhile, the code would stay visible after it has linked the new one.
   */
  const [countBeforeLinking, setCountBeforeLinking] = useState<number>();
  if (countBeforeLinking !== undefined && room.phones !== countBeforeLinking)
    setCountBeforeLinking(room.phones > countBeforeLinking ? undefined : room.phones);
  /** The speaker hid the code although no clicker is linked. */
  const [isHidden, setIsHidden] = useState(false);
  if (isHidden && room.phones > 0) setIsHidden(false);
  if (!room.code || !room.clickerKey) return null;
  const isCodeShown = room.phones === 0 ? !isHidden : countBeforeLinking !== undefined;
  const toggleCode = () => {
    if (room.phones === 0) setIsHidden(isCodeShown);
    else setCountBeforeLinking(isCodeShown ? undefined : room.phones);
  };
  return (
    <>
      {isCodeShown && (
        <ClickerQrCode
          address={clickerPath(deckUrl, normalizeRoomCode(room.code), room.clickerKey)}
          messages={messages}
        />
      )}
      <div className="pr-clicker-panel__text">
        <p>
          {messages.follow} <Address url={followerPath(deckUrl)} />
        </p>
        <p>
          {messages.code} <strong className="pr-clicker-panel__code">{formatRoomCode(room.code)}</strong>
        </p>
        <p role="alert">{room.newKey === 'failed' && messages.unlinkFailed}</p>
      </div>
      <p className="pr-clicker-panel__actions">
        <button
          type="button"
          className="pr-clicker-panel__button"
          aria-expanded={isCodeShown}
          onClick={toggleCode}
        >
          {isCodeShown ? messages.hide : room.phones > 0 ? messages.another : messages.open}
        </button>
        <button
          type="button"
          className="pr-clicker-panel__button"
          aria-disabled={!request || room.newKey === 'pending' || undefined}
          aria-describedby={whyOff}
          onClick={() => request?.('unlink')}
        >
          {messages.unlink}
        </button>
        <button
          type="button"
          className="pr-clicker-panel__button"
          aria-disabled={!request || undefined}
          aria-describedby={whyOff}
          onClick={() => request?.('close')}
        >
          {messages.end}
        </button>
      </p>
    </>
  );
}

function ClickerQrCode({
  address,
  messages,
}: {
  address: string;
  messages: PresentingMessages['clickerPanel'];
}) {
  return (
    <>
      <div className="pr-clicker-panel__qr" role="img" aria-label={messages.qr}>
        <QRCodeSVG value={address} size={160} level="M" marginSize={2} aria-hidden="true" />
      </div>
      <p>
        {messages.scan} {messages.secret}
      </p>
    </>
  );
}

/** Origin for QR codes. Other devices cannot reach `localhost`, so the configured site URL is used instead. */
function originForOtherDevices(siteUrl: string): string {
  const isOwnMachine = /^(localhost|127\.|\[::1\])/.test(location.hostname);
  return (isOwnMachine && parseUrl(siteUrl)?.origin) || location.origin;
}

/**
 * A URL as people type it. It wraps before a slash, and within a segment only if that segment is too long for a line.
 */
function Address({ url }: { url: string }) {
  const [host, ...segments] = url.replace(/^https?:\/\//, '').split('/');
  return (
    <span className="pr-clicker-panel__address">
      {host}
      {segments.map((segment) => (
        <Fragment key={segment}>
          <wbr />/{segment}
        </Fragment>
      ))}
    </span>
  );
}

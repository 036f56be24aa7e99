import { QRCodeSVG } from '@rc-component/qrcode';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { PresentingMessages } from '../../../content/messages/presenting-messages';
import { codeForPeople, codeInAddress } from '../../../rooms/room-api';
import { clickerPath, livePath } from '../../paths';
import './phone-panel.css';
import type { Presentation, RoomRequest, RoomStatus } from '../presentation';

interface PhonePanelProps {
  presentation: Presentation;
  messages: PresentingMessages;
  /** Of the deck. */
  basePath: string;
  site: SiteConfig;
}

/** Opens a room, and shows the code for a phone until one is linked: it is not left on a screen that others see. */
export function PhonePanel({ presentation, messages, basePath, site }: PhonePanelProps) {
  const room = useStore(presentation.store, (state) => state.room);
  const { phone } = messages;
  const isOver = room?.state === 'ended' || room?.state === 'failed';
  const request = (wanted: RoomRequest) => presentation.requestRoom(wanted);
  return (
    <div className="pr-phone-panel">
      {/* Always there: a status that comes together with its text is not read out. */}
      <p className="pr-phone-panel__status" role="status">
        {room && statusOf(room, phone)}
      </p>
      {!room && <p>{phone.offer}</p>}
      {(!room || isOver) && (
        <button type="button" className="pr-phone-panel__button" onClick={() => request('open')}>
          {room?.state === 'failed' ? phone.retry : phone.open}
        </button>
      )}
      {room && !isOver && (
        <RoomDetails
          room={room}
          phone={phone}
          root={originForPhones(site.siteUrl) + basePath}
          request={request}
        />
      )}
    </div>
  );
}

function statusOf(room: RoomStatus, phone: PresentingMessages['phone']): string {
  if (room.state === 'ended' || room.state === 'failed' || room.state === 'lost') return phone[room.state];
  if (!room.code || !room.clickerKey) return phone.opening;
  return room.phones > 0 ? phone.linked(room.phones) : '';
}

interface RoomDetailsProps {
  room: RoomStatus;
  phone: PresentingMessages['phone'];
  /** Address of the deck as phones reach it. */
  root: string;
  request: (wanted: RoomRequest) => void;
}

/** The code for the next phone, the address for those who follow, and what can be done with the room. */
function RoomDetails({ room, phone, root, request }: RoomDetailsProps) {
  /** How many phones were linked when another was to be: with one more the code goes, and stays away. */
  const [wantedBeyond, setWantedBeyond] = useState<number>();
  if (wantedBeyond !== undefined && room.phones > wantedBeyond) setWantedBeyond(undefined);
  if (!room.code || !room.clickerKey) return null;
  const isShown = room.phones === 0 || wantedBeyond !== undefined;
  return (
    <>
      {isShown && (
        <PhoneCode address={clickerPath(root, codeInAddress(room.code), room.clickerKey)} phone={phone} />
      )}
      <div className="pr-phone-panel__text">
        <p>
          {phone.follow} <span className="pr-phone-panel__address">{withoutScheme(livePath(root))}</span>
        </p>
        <p>
          {phone.code} <strong className="pr-phone-panel__code">{codeForPeople(room.code)}</strong>
        </p>
        <p role="alert">{room.newKey === 'failed' && phone.unlinkFailed}</p>
        <p className="pr-phone-panel__actions">
          {room.phones > 0 && (
            <button
              type="button"
              className="pr-phone-panel__button"
              aria-expanded={isShown}
              onClick={() => setWantedBeyond(isShown ? undefined : room.phones)}
            >
              {phone.another}
            </button>
          )}
          <button
            type="button"
            className="pr-phone-panel__button"
            aria-disabled={room.newKey === 'pending' || undefined}
            onClick={() => request('unlink')}
          >
            {phone.unlink}
          </button>
          <button type="button" className="pr-phone-panel__button" onClick={() => request('close')}>
            {phone.end}
          </button>
        </p>
      </div>
    </>
  );
}

function PhoneCode({ address, phone }: { address: string; phone: PresentingMessages['phone'] }) {
  return (
    <>
      <div className="pr-phone-panel__qr" role="img" aria-label={phone.qr}>
        <QRCodeSVG value={address} size={160} level="M" marginSize={2} aria-hidden="true" />
      </div>
      <p>
        {phone.scan} {phone.secret}
      </p>
    </>
  );
}

/** A phone cannot come to the speaker's own machine by a name that means "this machine". */
function originForPhones(siteUrl: string): string {
  const isOwnMachine = /^(localhost|127\.|\[::1\])/.test(location.hostname);
  return isOwnMachine && URL.canParse(siteUrl) ? new URL(siteUrl).origin : location.origin;
}

function withoutScheme(address: string): string {
  return address.replace(/^https?:\/\//, '');
}

import { QRCodeSVG } from '@rc-component/qrcode';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { PresentingMessages } from '../../../content/messages/presenting-messages';
import { codeForPeople, codeInAddress } from '../../../rooms/room-api';
import { clickerAddress, liveAddress } from '../../addresses';
import './phone-panel.css';
import type { Presentation } from '../presentation';

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
  /** How many phones were linked when another was to be: with one more the code goes, and stays away. */
  const [wantedBeyond, setWantedBeyond] = useState<number>();
  if (wantedBeyond !== undefined && (room?.phones ?? 0) > wantedBeyond) setWantedBeyond(undefined);
  const { phone } = messages;
  const open = () => presentation.requestRoom('open');

  if (!room || room.state === 'ended' || room.state === 'failed') {
    return (
      <div className="pr-phone-panel">
        <p>{!room ? phone.offer : room.state === 'failed' ? phone.failed : phone.ended}</p>
        <button type="button" className="pr-phone-panel__button" onClick={open}>
          {room?.state === 'failed' ? phone.retry : phone.open}
        </button>
      </div>
    );
  }
  if (!room.code || !room.clickerKey) return <p role="status">{phone.opening}</p>;
  const root = originForPhones(site.siteUrl) + basePath;
  const isShown = room.phones === 0 || wantedBeyond !== undefined;
  return (
    <div className="pr-phone-panel">
      {room.state === 'lost' && <p role="status">{phone.lost}</p>}
      {isShown && (
        <PhoneCode address={clickerAddress(root, codeInAddress(room.code), room.clickerKey)} phone={phone} />
      )}
      <div className="pr-phone-panel__text">
        {room.phones > 0 && <p role="status">{phone.linked(room.phones)}</p>}
        <p>
          {phone.follow} <span className="pr-phone-panel__address">{withoutScheme(liveAddress(root))}</span>
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
            onClick={() => presentation.requestRoom('unlink')}
          >
            {phone.unlink}
          </button>
          <button
            type="button"
            className="pr-phone-panel__button"
            onClick={() => presentation.requestRoom('close')}
          >
            {phone.end}
          </button>
        </p>
      </div>
    </div>
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

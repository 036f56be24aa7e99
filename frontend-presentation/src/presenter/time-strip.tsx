import { ClockIcon, PhoneIcon, ScreensIcon, TickIcon, WarningIcon } from 'frontend-shared/ui/icon';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { PresentingMessages } from '../content/messages/presenting-messages';
import { outline as plan } from '../content/slides/outline';
import { clockText, plannedEnd, plannedSectionEnd } from '../content/slides/time-plan';
import { slidePath } from '../deck/paths';
import type { Presentation, RoomStatus } from '../deck/presenting/presentation';
import { deckWindowName } from '../deck/presenting/windows/window-session';
import type { Outline } from '../deck/slide-outline';
import { PresentationClock } from './presentation-clock';
import { useNow } from './use-now';

interface TimeStripProps {
  presentation: Presentation;
  outline: Outline;
  messages: PresentingMessages;
  deckAddress: string;
  channel: string;
}

/** Time and links, along the top. */
export function TimeStrip({ presentation, outline, messages, deckAddress, channel }: TimeStripProps) {
  const { shared, isLinked, room } = useStore(presentation.store);
  const { slide, timer } = shared;
  const { presenter, links } = messages;
  const section = outline.find(({ slides }) => slides.some((one) => one.slide === slide));
  return (
    <header className="pr-strip">
      <div className="pr-strip__part">
        <PresentationClock timer={timer} slide={slide} messages={messages} />
      </div>
      <p className="pr-strip__part pr-strip__plan">
        <span>{presenter.slideEnds(slide + 1, clockText(plannedEnd(plan, slide)))}</span>
        {section && (
          <span>{presenter.sectionEnds(section.title, clockText(plannedSectionEnd(plan, slide)))}</span>
        )}
      </p>
      <p className="pr-strip__part pr-strip__day">
        <ClockIcon size={26} />
        <span className="cf-visually-hidden">{presenter.clock} </span>
        <TimeOfDay />
      </p>
      <ul className="pr-strip__links">
        <li>
          <ScreensIcon size={22} /> {links.audience}{' '}
          {isLinked ? (
            <Link state="linked">{links.linked}</Link>
          ) : (
            <Link state="gone">
              {links.looking}{' '}
              <button
                type="button"
                className="pr-strip__open"
                onClick={() => window.open(slidePath(deckAddress, slide), deckWindowName(channel))}
              >
                {links.openDeck}
              </button>
            </Link>
          )}
        </li>
        {room && room.state !== 'ended' && room.state !== 'failed' && (
          <li>
            <PhoneIcon size={22} /> {links.phone} <PhoneLink room={room} links={links} />
          </li>
        )}
      </ul>
    </header>
  );
}

function PhoneLink({ room, links }: { room: RoomStatus; links: PresentingMessages['links'] }) {
  if (room.state === 'lost') return <Link state="gone">{links.offline}</Link>;
  const followers = room.followers > 0 && `, ${links.followers(room.followers)}`;
  return (
    <Link state={room.phones > 0 ? 'linked' : 'looking'}>
      {room.phones > 0 ? links.phones(room.phones) : links.noPhone}
      {followers}
    </Link>
  );
}

function Link({ state, children }: { state: 'linked' | 'looking' | 'gone'; children: ReactNode }) {
  const Icon = state === 'linked' ? TickIcon : state === 'looking' ? ClockIcon : WarningIcon;
  return (
    <span className={`pr-link pr-link--${state}`}>
      <Icon size={20} /> <span>{children}</span>
    </span>
  );
}

/** Hours and minutes where the speaker is. */
function TimeOfDay() {
  const now = new Date(useNow());
  return (
    <span>
      {now.getHours()}:{String(now.getMinutes()).padStart(2, '0')}
    </span>
  );
}

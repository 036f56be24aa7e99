import { localePath, splitLocale } from 'frontend-shared/i18n/locale';
import { ClockIcon, PhoneIcon, ScreensIcon, TickIcon, WarningIcon } from 'frontend-shared/ui/icon';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { PresentingMessages } from '../content/messages/types/presenting-messages';
import { outline as plan } from '../content/slides/outline';
import { plannedEnd, plannedSectionEnd } from '../content/slides/time-plan';
import type { Presentation, RoomStatus } from '../deck/presenting/presentation';
import { deckWindowName } from '../deck/presenting/windows/window-session';
import { slidePath } from '../deck/routing/paths';
import type { Outline } from '../deck/slide-outline';
import { durationText } from './duration-text';
import { PresentationClock } from './presentation-clock';
import { useNow } from './use-now';

interface PresenterHeaderProps {
  presentation: Presentation;
  outline: Outline;
  messages: PresentingMessages;
  deckAddress: string;
  channel: string;
}

/** Header of the presenter's window: clock, plan and time of day, and whether the deck and clickers are linked. */
export function PresenterHeader({
  presentation,
  outline,
  messages,
  deckAddress,
  channel,
}: PresenterHeaderProps) {
  const { shared, isLinked, room, deckLocale } = useStore(presentation.store);
  const { slide, timer } = shared;
  const { presenter, links } = messages;
  const own = splitLocale(deckAddress);
  const deckInItsLanguage = localePath(deckLocale ?? own.locale, own.path);
  const section = outline.find(({ slides }) => slides.some((one) => one.slide === slide));
  return (
    <header className="pr-presenter-header">
      <div className="pr-presenter-header__part">
        <PresentationClock timer={timer} slide={slide} messages={messages} />
      </div>
      <p className="pr-presenter-header__part pr-presenter-header__plan">
        <span>{presenter.slideEnds(slide + 1, durationText(plannedEnd(plan, slide), messages))}</span>
        {section && (
          <span>
            {presenter.sectionEnds(section.title, durationText(plannedSectionEnd(plan, slide), messages))}
          </span>
        )}
      </p>
      <p className="pr-presenter-header__part pr-presenter-header__day">
        <ClockIcon size={26} />
        <span className="cf-visually-hidden">{presenter.clock} </span>
        <TimeOfDay />
      </p>
      <ul className="pr-presenter-header__links">
        <li>
          <ScreensIcon size={22} /> {links.audience}{' '}
          {isLinked ? (
            <LinkStatus state="linked">{links.linked}</LinkStatus>
          ) : (
            <LinkStatus state="gone">
              {links.notLinked}{' '}
              <button
                type="button"
                className="pr-presenter-header__open"
                onClick={() => window.open(slidePath(deckInItsLanguage, slide), deckWindowName(channel))}
              >
                {links.openDeck}
              </button>
            </LinkStatus>
          )}
        </li>
        {/* Clickers reach only a deck, and without one nobody reports who is linked. */}
        {isLinked && room && room.state !== 'ended' && room.state !== 'failed' && (
          <li>
            <PhoneIcon size={22} /> {links.clicker} <ClickerStatus room={room} links={links} />
          </li>
        )}
      </ul>
    </header>
  );
}

function ClickerStatus({ room, links }: { room: RoomStatus; links: PresentingMessages['links'] }) {
  if (room.state === 'lost') return <LinkStatus state="gone">{links.offline}</LinkStatus>;
  const phones = room.phones > 0 ? links.clickers(room.phones) : links.noClicker;
  return (
    <LinkStatus state={room.phones > 0 ? 'linked' : 'looking'}>
      {room.followers > 0 ? `${phones}, ${links.followers(room.followers)}` : phones}
    </LinkStatus>
  );
}

function LinkStatus({ state, children }: { state: 'linked' | 'looking' | 'gone'; children: ReactNode }) {
  const Icon = state === 'linked' ? TickIcon : state === 'looking' ? ClockIcon : WarningIcon;
  return (
    <span className={`pr-link-status pr-link-status--${state}`}>
      <Icon size={20} /> <span>{children}</span>
    </span>
  );
}

/** Hours and minutes in the device's time zone. */
function TimeOfDay() {
  const now = new Date(useNow());
  return <span>{`${now.getHours()}:${String(now.getMinutes()).padStart(2, '0')}`}</span>;
}

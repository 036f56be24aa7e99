import { ClockIcon, SuccessIcon, WarningIcon } from 'frontend-shared/ui/icon';
import type { PresentingMessages } from '../content/messages/types/presenting-messages';
import { outline as plan } from '../content/slides/outline';
import { clockText, paceOf } from '../content/slides/time-plan';
import { elapsedAt, type PresentationTimer } from '../rooms/shared-state';
import './presentation-clock.css';
import { useNow } from './use-now';

interface PresentationClockProps {
  timer: PresentationTimer;
  /** Counted from 0. */
  slide: number;
  messages: PresentingMessages;
}

const TOTAL = plan.reduce((sum, { seconds }) => sum + seconds, 0);

/** Elapsed and planned time, and how far ahead or behind the speaker is: as text and icon, never by colour alone. */
export function PresentationClock({ timer, slide, messages }: PresentationClockProps) {
  const now = useNow(timer.running ? timer.startedAt : 0);
  const elapsed = elapsedAt(timer, now) / 1_000;
  const { presenter } = messages;
  const pace = paceOf(plan, slide, elapsed);
  const time = clockText(pace.seconds);
  const paceText =
    pace.kind === 'onTime'
      ? presenter.onTime
      : pace.kind === 'ahead'
        ? presenter.ahead(time)
        : presenter.behind(time);
  /** Paused ahead of the plan or behind it. */
  const isOff = !timer.running && timer.elapsed > 0 && pace.kind !== 'onTime';
  const Icon = pace.kind === 'onTime' ? ClockIcon : pace.kind === 'ahead' ? SuccessIcon : WarningIcon;
  return (
    <>
      <p className="pr-clock" data-paused={!timer.running || undefined}>
        <span className="cf-visually-hidden">{presenter.elapsed} </span>
        <span className="pr-clock__elapsed">{clockText(elapsed)}</span>{' '}
        <span className="pr-clock__total">{presenter.of(clockText(TOTAL))}</span>
      </p>
      <p className={`pr-pace pr-pace--${timer.running ? pace.kind : 'paused'}`}>
        {timer.running && <Icon size={20} />}
        <span>
          {!timer.running && <span className="pr-pace__part">{presenter.paused}</span>}
          {isOff && ', '}
          {(timer.running || isOff) && <span className="pr-pace__part">{paceText}</span>}
        </span>
      </p>
    </>
  );
}

import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useEffect, useRef } from 'react';
import { indianDay, longDay } from '../../../format/date-time';

interface CalendarDayProps {
  /** `YYYY-MM-DD` */
  day: string;
  isChosen: boolean;
  /** Whether the keyboard has moved to it; it then gets focus. */
  isActive: boolean;
  disabled: boolean;
}

/** A day of the calendar as a button; clicks are handled by the cell around it. */
export function CalendarDay({ day, isChosen, isActive, disabled }: CalendarDayProps) {
  const locale = useLocale();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isActive) return;
    // The calendar is first rendered off screen to be measured: the page must not scroll there.
    const focus = () => button.current?.focus({ preventScroll: true });
    focus();
    const frame = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(frame);
  }, [isActive]);
  return (
    <button
      ref={button}
      type="button"
      tabIndex={-1}
      className="ant-picker-cell-inner ad-day"
      data-day={day}
      aria-label={longDay(day, locale)}
      aria-pressed={isChosen}
      aria-current={day === indianDay() ? 'date' : undefined}
      disabled={disabled}
    >
      {Number(day.slice(8))}
    </button>
  );
}

import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useEffect, useRef } from 'react';
import { indianDay, longDay } from '../../../format/moments';

interface CalendarDayProps {
  /** `YYYY-MM-DD` */
  day: string;
  isChosen: boolean;
  /** A key has led here. */
  isAimed: boolean;
  disabled: boolean;
}

/** A day of the calendar as a button: the cell around it takes the press. */
export function CalendarDay({ day, isChosen, isAimed, disabled }: CalendarDayProps) {
  const locale = useLocale();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isAimed) return;
    // The calendar is drawn out of sight at first, to be measured: the page is not to follow it there.
    const focus = () => button.current?.focus({ preventScroll: true });
    focus();
    const frame = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(frame);
  }, [isAimed]);
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

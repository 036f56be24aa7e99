import DatePicker from 'antd/es/date-picker';
import en from 'antd/es/date-picker/locale/en_US';
import hi from 'antd/es/date-picker/locale/hi_IN';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/hi';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useMediaQuery } from 'frontend-shared/ui/media-query';
import { type FocusEvent, type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { records } from '../../../../content/records';
import { useTexts } from '../../../../content/texts';
import { indianDay, longDay } from '../../../../format/moments';
import { Icon } from '../../../../ui/icon';
import { CalendarDay } from './calendar-day';
import { dayByKey, within } from './calendar-keys';
import { DAY_FORMATS, isDayBetween, isoDay } from './typed-day';

const KIT_TEXTS = { en, hi };

interface DayPickerProps {
  label: string;
  /** A day of the calendar in India, as `YYYY-MM-DD`. */
  value: string | undefined;
  min?: string | undefined;
  onChange: (day: string | undefined) => void;
}

/**
 * A day up to today, typed or taken from a calendar. Ant Design's calendar is for the pointer only: its days are cells that
 * listen to a press, and no key reaches them. So each day is a button here, and keys lead from one to the next.
 * The calendar opens on a press or an arrow down, not with the focus, which would cover what comes next.
 */
export function DayPicker({ label, value, min, onChange }: DayPickerProps) {
  const copy = useTexts(records);
  const locale = useLocale();
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  /** Where the calendar opens: below the field, so that it covers neither the other one nor the usual spans. */
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isWrong, setWrong] = useState(false);
  /** The day that a key has led to. */
  const [aim, setAim] = useState<string>();
  const first = min ? dayjs(min) : undefined;
  const last = dayjs(indianDay());
  const [month, setMonth] = useState<Dayjs>(dayjs(value ?? last));
  // The keyboard of a phone would cover the calendar.
  const isTouch = useMediaQuery('(hover: none) and (pointer: coarse)');

  function goTo(day: Dayjs) {
    const near = within(day, first, last);
    setMonth(near);
    setAim(isoDay(near));
  }

  function open() {
    setMonth(dayjs(value ?? last));
    setAim(undefined);
    setOpen(true);
  }

  function close() {
    setOpen(false);
    setAim(undefined);
  }

  function choose(day: string | undefined) {
    const wasInCalendar = place.current?.contains(document.activeElement);
    setWrong(false);
    if (day !== value) onChange(day);
    close();
    if (wasInCalendar) field.current?.querySelector('input')?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const current = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
    if (event.key === 'Escape' && isOpen) {
      // The first one closes the calendar, the next one the panel that the field is in.
      event.preventDefault();
      event.stopPropagation();
      close();
      field.current?.querySelector('input')?.focus();
      return;
    }
    const to = current
      ? dayByKey(dayjs(current), event)
      : event.key === 'ArrowDown'
        ? dayjs(value ?? last)
        : undefined;
    if (!to) return;
    event.preventDefault();
    setOpen(true);
    goTo(to);
  }

  function onBlur({ target }: FocusEvent<HTMLElement>) {
    if (target instanceof HTMLInputElement) setWrong(!isDayBetween(target.value, first, last));
  }

  /** An emptied field is no day, at once: Ant Design would put back what was there. */
  function onInput({ target }: FormEvent<HTMLElement>) {
    if (target instanceof HTMLInputElement && !target.value) choose(undefined);
  }

  const kit = KIT_TEXTS[locale];
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to what bubbles up from the field and its calendar */}
      <div ref={field} className="ad-day-picker" onKeyDown={onKeyDown} onInput={onInput}>
        <DatePicker
          id={id}
          className="ad-day-picker__field"
          aria-describedby={`${id}-help${isWrong ? ` ${id}-wrong` : ''}`}
          locale={{
            ...kit,
            lang: {
              ...kit.lang,
              // The two say what they show; the others' own words are about the year before this one.
              monthSelect: '',
              yearSelect: '',
              monthFormat: 'MMMM',
              clear: copy.clearDay(label),
              previousMonth: copy.previousMonth,
              nextMonth: copy.nextMonth,
              previousYear: copy.previousYear,
              nextYear: copy.nextYear,
              fieldDateFormat: 'D MMMM YYYY',
            },
          }}
          format={DAY_FORMATS}
          placeholder={copy.dayFormat}
          suffixIcon={
            <span className="ad-day-picker__icon">
              <Icon name="calendar" size={16} />
            </span>
          }
          allowClear={{ clearIcon: <Icon name="cross" size={16} /> }}
          status={isWrong ? 'error' : ''}
          value={value ? dayjs(value) : null}
          {...(first && { minDate: first })}
          maxDate={last}
          pickerValue={month}
          onPanelChange={setMonth}
          onChange={(day) => choose(day ? isoDay(day) : undefined)}
          open={isOpen}
          onOpenChange={(opens) => !opens && close()}
          onClick={() => !isOpen && open()}
          onBlur={onBlur}
          inputReadOnly={isTouch}
          preserveInvalidOnBlur
          showNow={false}
          getPopupContainer={() => place.current ?? document.body}
          panelRender={(calendar) => (
            <fieldset className="ad-day-calendar" aria-label={copy.calendarOf(label)}>
              {calendar}
            </fieldset>
          )}
          cellRender={(cell, { type, originNode }) => {
            if (type !== 'date' || !dayjs.isDayjs(cell)) return originNode;
            const day = isoDay(cell);
            return (
              <CalendarDay
                day={day}
                isChosen={day === value}
                isAimed={day === aim}
                disabled={!cell.isSame(within(cell, first, last), 'day')}
              />
            );
          }}
        />
        <span id={`${id}-help`} className="ad-hidden">
          {copy.dayHelp}
        </span>
        <div ref={place} className="ad-day-picker__place" />
        {isWrong && (
          <p id={`${id}-wrong`} className="ad-day-picker__wrong" role="alert">
            {copy.notADay(copy.dayFormat, min && longDay(min, locale))}
          </p>
        )}
      </div>
    </>
  );
}

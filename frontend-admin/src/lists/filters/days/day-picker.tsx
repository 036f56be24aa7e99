import DatePicker from 'antd/es/date-picker';
import en from 'antd/es/date-picker/locale/en_US';
import hi from 'antd/es/date-picker/locale/hi_IN';
import dayjs from 'dayjs';
import type { Locale } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useMediaQuery } from 'frontend-shared/ui/media-query';
import { useId } from 'react';
import { useMessages } from '../../../content/messages';
import { records } from '../../../content/records';
import { longDay, monthNames, weekdayNames } from '../../../format/moments';
import { Icon } from '../../../ui/icon';
import { CalendarDay } from './calendar-day';
import { CalendarFrame } from './calendar-frame';
import { within } from './calendar-keys';
import { DAY_FORMATS, isoDay } from './typed-day';
import { useDayPicker } from './use-day-picker';

/** Ant Design's words, with the console's names of months and days and those of its buttons. */
function kitTexts(locale: Locale, label: string): typeof en {
  const messages = records[locale];
  const kit = locale === 'hi' ? hi : en;
  return {
    ...kit,
    lang: {
      ...kit.lang,
      shortMonths: monthNames(locale),
      shortWeekDays: weekdayNames(locale),
      fieldDateFormat: 'DD/MM/YYYY',
      // These two buttons are named by what they show: "November", "2026".
      monthSelect: '',
      yearSelect: '',
      clear: messages.clearDay(label),
      previousMonth: messages.previousMonth,
      nextMonth: messages.nextMonth,
      previousYear: messages.previousYear,
      nextYear: messages.nextYear,
    },
  };
}

interface DayPickerProps {
  label: string;
  /** A day of the calendar in India, as `YYYY-MM-DD`. */
  value: string | undefined;
  min?: string | undefined;
  onChange: (day: string | undefined) => void;
}

/**
 * A day up to today, typed or taken from a calendar. Ant Design's calendar is for the pointer only: its days are cells that
 * listen to a press, and no key reaches them. So each day is a button here, and keys lead from one to the next
 * (docs/decisions/0092-parts-of-ant-design.md). The calendar opens on a press or an arrow down, not with the focus: who
 * goes through by keys would open each.
 */
export function DayPicker({ label, ...choice }: DayPickerProps) {
  const messages = useMessages(records);
  const locale = useLocale();
  const id = useId();
  const picker = useDayPicker(choice);
  const { first, last } = picker.bounds;
  // The keyboard of a phone would cover the calendar.
  const isTouch = useMediaQuery('(hover: none) and (pointer: coarse)');
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to what bubbles up from the field and its calendar */}
      <div ref={picker.box} className="ad-day-picker" onKeyDown={picker.onKeyDown} onInput={picker.onInput}>
        <DatePicker
          id={id}
          className="ad-day-picker__field"
          aria-describedby={`${id}-help${picker.isWrong ? ` ${id}-wrong` : ''}`}
          locale={kitTexts(locale, label)}
          format={DAY_FORMATS}
          placeholder={messages.dayFormat}
          suffixIcon={
            <span className="ad-day-picker__icon">
              <Icon name="calendar" size={16} />
            </span>
          }
          allowClear={{ clearIcon: <Icon name="cross" size={16} /> }}
          status={picker.isWrong ? 'error' : ''}
          value={choice.value ? dayjs(choice.value) : null}
          {...(first && { minDate: first })}
          maxDate={last}
          pickerValue={picker.month}
          onPanelChange={picker.setMonth}
          onChange={(day) => picker.choose(day ? isoDay(day) : undefined)}
          open={picker.isOpen}
          onOpenChange={(opens) => !opens && picker.close()}
          onClick={picker.open}
          onBlur={picker.onBlur}
          inputReadOnly={isTouch}
          preserveInvalidOnBlur
          showNow={false}
          // It takes its place among the fields: one that fades away would move the next field from under a press.
          transitionName=""
          getPopupContainer={() => picker.place.current ?? document.body}
          panelRender={(calendar) => (
            <CalendarFrame name={messages.calendarOf(label)}>{calendar}</CalendarFrame>
          )}
          cellRender={(cell, { type, originNode }) => {
            if (type !== 'date' || !dayjs.isDayjs(cell)) return originNode;
            const day = isoDay(cell);
            return (
              <CalendarDay
                day={day}
                isChosen={day === choice.value}
                isAimed={day === picker.aim}
                disabled={!cell.isSame(within(cell, first, last), 'day')}
              />
            );
          }}
        />
        <span id={`${id}-help`} className="ad-hidden">
          {messages.dayHelp}
        </span>
        <div ref={picker.place} className="ad-day-picker__place" />
        {picker.isWrong && (
          <p id={`${id}-wrong`} className="ad-day-picker__wrong" role="alert">
            {messages.notADay(messages.dayFormat, choice.min && longDay(choice.min, locale))}
          </p>
        )}
      </div>
    </>
  );
}

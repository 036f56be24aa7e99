import DatePicker from 'antd/es/date-picker';
import en from 'antd/es/date-picker/locale/en_US';
import hi from 'antd/es/date-picker/locale/hi_IN';
import dayjs from 'dayjs';
import type { Locale } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useMediaQuery } from 'frontend-shared/ui/media-query';
import { useId } from 'react';
import { TOUCH } from '../../../browser/media-queries';
import { useMessages } from '../../../content/messages';
import { records } from '../../../content/records';
import { longDay, monthNames, weekdayNames } from '../../../format/date-time';
import { Icon } from '../../../ui/icon';
import { CalendarDay } from './calendar-day';
import { CalendarFrame } from './calendar-frame';
import { clampDay } from './calendar-keys';
import { DayInput } from './day-input';
import { DAY_FORMATS, isoDay } from './typed-day';
import { useDayPicker } from './use-day-picker';

/** Ant Design's texts, with the console's names of months, days and buttons. */
function antdLocale(locale: Locale, label: string): typeof en {
  const messages = records[locale];
  const antd = locale === 'hi' ? hi : en;
  return {
    ...antd,
    lang: {
      ...antd.lang,
      shortMonths: monthNames(locale),
      shortWeekDays: weekdayNames(locale),
      fieldDateFormat: 'DD/MM/YYYY',
      // The accessible names of these two buttons are their texts: "November", "2026".
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

const FIELD = { input: DayInput };

interface DayPickerProps {
  label: string;
  /** A day in India, as `YYYY-MM-DD`. */
  value: string | undefined;
  min?: string | undefined;
  onChange: (day: string | undefined) => void;
}

/**
 * A date up to today, typed or chosen in a calendar. The days in Ant Design's calendar are table cells with click
 * handlers, without keyboard access, so each day is rendered as a button and arrow keys move between them
 * (docs/decisions/0092-parts-of-ant-design.md). The calendar opens on click or arrow down and not on focus: otherwise
 * tabbing through would open it.
 */
export function DayPicker({ label, ...choice }: DayPickerProps) {
  const messages = useMessages(records);
  const locale = useLocale();
  const id = useId();
  const picker = useDayPicker(choice);
  const { first, last } = picker.bounds;
  // The on-screen keyboard would cover the calendar.
  const isTouch = useMediaQuery(TOUCH);
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles events that bubble up from the field and its
          calendar */}
      <div ref={picker.box} className="ad-day-picker" onKeyDown={picker.onKeyDown} onInput={picker.onInput}>
        <DatePicker
          id={id}
          className="ad-day-picker__field"
          aria-describedby={`${id}-help${picker.isWrong ? ` ${id}-wrong` : ''}`}
          locale={antdLocale(locale, label)}
          format={DAY_FORMATS}
          components={FIELD}
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
          // No animation: the calendar takes up space in the layout, so the next field would move during a click while
          // it fades out.
          transitionName=""
          getPopupContainer={() => picker.popupContainer.current ?? document.body}
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
                isActive={day === picker.activeDay}
                disabled={!cell.isSame(clampDay(cell, first, last), 'day')}
              />
            );
          }}
        />
        <span id={`${id}-help`} className="ad-hidden">
          {messages.dayHelp}
        </span>
        <div ref={picker.popupContainer} className="ad-day-picker__popup" />
        {picker.isWrong && (
          <p id={`${id}-wrong`} className="ad-day-picker__wrong" role="alert">
            {messages.notADay(messages.dayFormat, choice.min && longDay(choice.min, locale))}
          </p>
        )}
      </div>
    </>
  );
}

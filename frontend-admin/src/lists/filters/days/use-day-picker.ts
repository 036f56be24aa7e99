import dayjs, { type Dayjs } from 'dayjs';
import { type FocusEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { indianDay } from '../../../format/date-time';
import { clampDay, dayForKey } from './calendar-keys';
import { isDayBetween, isoDay } from './typed-day';

interface DayChoice {
  /** A day in India, as `YYYY-MM-DD`. */
  value: string | undefined;
  min?: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** State of a date field and its calendar: open, month, input and keyboard. */
export function useDayPicker({ value, min, onChange }: DayChoice) {
  /** Contains the field and its calendar. */
  const box = useRef<HTMLDivElement>(null);
  /** Container of the popup: below the field, so that it covers neither the other field nor the preset ranges. */
  const popupContainer = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isWrong, setWrong] = useState(false);
  /** The input since the field got the focus. */
  const typed = useRef<string>(undefined);
  /** The day that the keyboard has moved to. */
  const [activeDay, setActiveDay] = useState<string>();
  const first = min ? dayjs(min) : undefined;
  const last = dayjs(indianDay());
  const chosen = dayjs(value ?? last);
  const [month, setMonth] = useState<Dayjs>(chosen);
  const focusField = () => box.current?.querySelector('input')?.focus();

  function goTo(day: Dayjs) {
    const near = clampDay(day, first, last);
    setMonth(near);
    setActiveDay(isoDay(near));
    setOpen(true);
  }

  function open() {
    if (isOpen) return;
    setMonth(chosen);
    setOpen(true);
  }

  function close() {
    setOpen(false);
    setActiveDay(undefined);
  }

  function choose(day: string | undefined) {
    const wasInCalendar = popupContainer.current?.contains(document.activeElement);
    setWrong(false);
    typed.current = undefined;
    if (day !== value) onChange(day);
    close();
    if (wasInCalendar) focusField();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const here = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
    if (event.key === 'Escape' && isOpen) {
      // The first Escape closes the calendar, the second one the panel around the field.
      event.preventDefault();
      event.stopPropagation();
      close();
      focusField();
      return;
    }
    const intoCalendar = event.key === 'ArrowDown' ? chosen : undefined;
    const to = here ? dayForKey(dayjs(here), event) : intoCalendar;
    if (!to) return;
    event.preventDefault();
    goTo(to);
  }

  function onBlur({ target }: FocusEvent<HTMLElement>) {
    if (!(target instanceof HTMLInputElement)) return;
    // Ant Design has already reset the input to the last valid date.
    setWrong(!isDayBetween(typed.current ?? target.value, first, last));
    typed.current = undefined;
  }

  function onInput({ target }: FormEvent<HTMLElement>) {
    if (!(target instanceof HTMLInputElement)) return;
    typed.current = target.value;
    // An emptied field clears the date at once: Ant Design would restore it on blur.
    if (!target.value) choose(undefined);
  }

  const bounds = { first, last };
  return {
    box,
    popupContainer,
    isOpen,
    isWrong,
    activeDay,
    bounds,
    month,
    setMonth,
    open,
    close,
    choose,
    onKeyDown,
    onBlur,
    onInput,
  };
}

import dayjs, { type Dayjs } from 'dayjs';
import { type FocusEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { indianDay } from '../../../format/moments';
import { dayByKey, within } from './calendar-keys';
import { isDayBetween, isoDay } from './typed-day';

interface DayChoice {
  /** A day of the calendar in India, as `YYYY-MM-DD`. */
  value: string | undefined;
  min?: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** What a field for a day and its calendar have in common: what is open, shown and typed, and what keys do. */
export function useDayPicker({ value, min, onChange }: DayChoice) {
  /** The field and its calendar. */
  const box = useRef<HTMLDivElement>(null);
  /** Where the calendar opens: below the field, so that it covers neither the other one nor the usual spans. */
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isWrong, setWrong] = useState(false);
  /** What was typed since the field was entered. */
  const typed = useRef<string>(undefined);
  /** The day that a key has led to. */
  const [aim, setAim] = useState<string>();
  const first = min ? dayjs(min) : undefined;
  const last = dayjs(indianDay());
  const chosen = dayjs(value ?? last);
  const [month, setMonth] = useState<Dayjs>(chosen);
  const focusField = () => box.current?.querySelector('input')?.focus();

  function goTo(day: Dayjs) {
    const near = within(day, first, last);
    setMonth(near);
    setAim(isoDay(near));
    setOpen(true);
  }

  function open() {
    if (isOpen) return;
    setMonth(chosen);
    setOpen(true);
  }

  function close() {
    setOpen(false);
    setAim(undefined);
  }

  function choose(day: string | undefined) {
    const wasInCalendar = place.current?.contains(document.activeElement);
    setWrong(false);
    typed.current = undefined;
    if (day !== value) onChange(day);
    close();
    if (wasInCalendar) focusField();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const here = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
    if (event.key === 'Escape' && isOpen) {
      // The first one closes the calendar, the next one the panel that the field is in.
      event.preventDefault();
      event.stopPropagation();
      close();
      focusField();
      return;
    }
    const intoCalendar = event.key === 'ArrowDown' ? chosen : undefined;
    const to = here ? dayByKey(dayjs(here), event) : intoCalendar;
    if (!to) return;
    event.preventDefault();
    goTo(to);
  }

  function onBlur({ target }: FocusEvent<HTMLElement>) {
    if (!(target instanceof HTMLInputElement)) return;
    // Ant Design has put back what was there before a day that cannot be chosen.
    setWrong(!isDayBetween(typed.current ?? target.value, first, last));
    typed.current = undefined;
  }

  function onInput({ target }: FormEvent<HTMLElement>) {
    if (!(target instanceof HTMLInputElement)) return;
    typed.current = target.value;
    // An emptied field is no day, at once: Ant Design would put back what was there.
    if (!target.value) choose(undefined);
  }

  const bounds = { first, last };
  return {
    box,
    place,
    isOpen,
    isWrong,
    aim,
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

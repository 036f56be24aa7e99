import { useMessages } from '../../../content/messages';
import { records } from '../../../content/records';
import { DayPicker } from './day-picker';
import './days.css';

export interface DayFieldsProps {
  /** Two days of the calendar in India, as `YYYY-MM-DD`; either may be open. */
  from: string | undefined;
  to: string | undefined;
  onChange: (range: { from: string | undefined; to: string | undefined }) => void;
}

/** The first and the last day of a range. */
export function DayFields({ from, to, onChange }: DayFieldsProps) {
  const messages = useMessages(records);
  return (
    <>
      <DayPicker
        label={messages.from}
        value={from}
        // A range that would end before it begins is left open at its end.
        onChange={(day) => onChange({ from: day, to: day && to && day > to ? undefined : to })}
      />
      <DayPicker label={messages.to} value={to} min={from} onChange={(day) => onChange({ from, to: day })} />
    </>
  );
}

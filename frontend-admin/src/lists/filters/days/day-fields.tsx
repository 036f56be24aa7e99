import { useMessages } from '../../../content/messages';
import { records } from '../../../content/records';
import { DayPicker } from './day-picker';
import './days.css';

export interface DayFieldsProps {
  /** A range of days in India, as `YYYY-MM-DD`; both ends are optional. */
  from: string | undefined;
  to: string | undefined;
  onChange: (range: { from: string | undefined; to: string | undefined }) => void;
}

/** The fields for the first and the last day of a range. */
export function DayFields({ from, to, onChange }: DayFieldsProps) {
  const messages = useMessages(records);
  return (
    <>
      <DayPicker
        label={messages.from}
        value={from}
        // Clears the end of the range if it would be before its beginning.
        onChange={(day) => onChange({ from: day, to: day && to && day > to ? undefined : to })}
      />
      <DayPicker label={messages.to} value={to} min={from} onChange={(day) => onChange({ from, to: day })} />
    </>
  );
}

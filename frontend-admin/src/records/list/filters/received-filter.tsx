import Button from 'antd/es/button';
import Input from 'antd/es/input';
import type { Locale } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useId } from 'react';
import { records } from '../../../content/records';
import { useTexts } from '../../../content/texts';
import { indianDay, lastWeek, shortDay } from '../../../format/moments';
import { Disclosure } from '../../../ui/disclosure';

/** Two days of the calendar in India, as `YYYY-MM-DD`; either may be open. */
export interface Range {
  from?: string | undefined;
  to?: string | undefined;
}

interface ReceivedFilterProps extends Range {
  /** What the dates are of; when the records arrived unless said otherwise. */
  label?: string;
  className: string;
  onChange: (range: { from: string | undefined; to: string | undefined }) => void;
}

/** The range in the words of the button. Days are Indian days, so noon is safely inside them. */
export function formatRange({ from, to }: Range, label: string, locale: Locale): string {
  const copy = records[locale];
  const day = (value: string) => shortDay(`${value}T12:00:00+05:30`, locale);
  if (from && to) return from === to ? day(from) : copy.receivedBetween(day(from), day(to));
  if (from) return copy.receivedFrom(day(from));
  return to ? copy.receivedTo(day(to)) : label;
}

function RangeForm({ from, to, onChange }: Pick<ReceivedFilterProps, 'from' | 'to' | 'onChange'>) {
  const copy = useTexts(records);
  const id = useId();
  const recent = (days: number) => onChange({ from: indianDay(days - 1), to: undefined });
  return (
    <div className="ad-received">
      <label htmlFor={`${id}-from`}>{copy.from}</label>
      <Input
        id={`${id}-from`}
        type="date"
        value={from ?? ''}
        max={to ?? indianDay()}
        onChange={(event) => onChange({ from: event.target.value || undefined, to })}
      />
      <label htmlFor={`${id}-to`}>{copy.to}</label>
      <Input
        id={`${id}-to`}
        type="date"
        value={to ?? ''}
        min={from}
        max={indianDay()}
        onChange={(event) => onChange({ from, to: event.target.value || undefined })}
      />
      <div className="ad-received__quick">
        <Button size="small" onClick={() => onChange(lastWeek())}>
          {copy.lastWeek}
        </Button>
        <Button size="small" onClick={() => recent(7)}>
          {copy.last7}
        </Button>
        <Button size="small" onClick={() => recent(30)}>
          {copy.last30}
        </Button>
        <Button size="small" onClick={() => onChange({ from: undefined, to: undefined })}>
          {copy.anyTime}
        </Button>
      </div>
    </div>
  );
}

/** When something happened: two days of the calendar, or one of the usual spans. */
export function ReceivedFilter({ label, className, ...range }: ReceivedFilterProps) {
  const locale = useLocale();
  const what = label ?? records[locale].received;
  const messages = formatRange(range, what, locale);
  const name = messages === what ? messages : `${what}: ${messages}`;
  return (
    <Disclosure label={messages} name={name} buttonClass={className}>
      {() => <RangeForm {...range} />}
    </Disclosure>
  );
}

import Button from 'antd/es/button';
import { importWithTimeout } from 'frontend-shared/federation/import-with-timeout';
import type { Locale } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { type ComponentType, useState } from 'react';
import { useMessages } from '../../content/messages';
import { records } from '../../content/records';
import { indianDay, lastWeek, shortDay } from '../../format/date-time';
import { Disclosure } from '../../ui/disclosure/disclosure';
import { ErrorNote } from '../../ui/text/error-note';
import { LoadingText } from '../../ui/text/loading-text';
import type { DayFieldsProps } from './days/day-fields';
import { FilterLabel } from './filter-label';

/** A range of days in India, as `YYYY-MM-DD`; both ends are optional. */
export interface Range {
  from?: string | undefined;
  to?: string | undefined;
}

interface DaysFilterProps extends Range {
  /** What the dates refer to; by default when the records were received. */
  label?: string;
  /** Whether the button keeps the label when it shows dates, to distinguish it from other date filters. */
  isNamed?: boolean;
  className: string;
  onChange: (range: { from: string | undefined; to: string | undefined }) => void;
}

/** Label of a range. The days are days in India, so noon there is on the right day. */
export function formatRange({ from, to }: Range, label: string, locale: Locale): string {
  const messages = records[locale];
  const day = (value: string) => shortDay(`${value}T12:00:00+05:30`, locale);
  if (from && to) return from === to ? day(from) : messages.receivedBetween(day(from), day(to));
  if (from) return messages.receivedFrom(day(from));
  return to ? messages.receivedTo(day(to)) : label;
}

interface RangeFormProps extends Range {
  /** The two fields, once their code is loaded. */
  fields: CodeState;
  onChange: DaysFilterProps['onChange'];
  /** Called when a preset range was chosen, so that the panel closes. */
  onChosen: () => void;
}

function RangeForm({ from, to, fields, onChange, onChosen }: RangeFormProps) {
  const messages = useMessages(records);
  const presets = [
    { label: messages.lastWeek, range: lastWeek() },
    { label: messages.last7, range: { from: indianDay(6), to: undefined } },
    { label: messages.last30, range: { from: indianDay(29), to: undefined } },
    { label: messages.anyTime, range: { from: undefined, to: undefined } },
  ];
  return (
    <div className="ad-received">
      <div className="ad-received__days">
        {fields.code && <fields.code.DayFields from={from} to={to} onChange={onChange} />}
        {fields.failed && (
          <ErrorNote error={undefined} fallback={messages.daysNotLoaded} onRetry={fields.load} />
        )}
        {!fields.code && !fields.failed && <LoadingText />}
      </div>
      <div className="ad-received__quick">
        {presets.map(({ label, range }) => {
          const isChosen = range.from === from && range.to === to;
          return (
            <Button
              key={label}
              size="small"
              className={isChosen ? 'ad-filter is-active' : ''}
              aria-pressed={isChosen}
              onClick={() => {
                onChange(range);
                onChosen();
              }}
            >
              {label}
            </Button>
          );
        })}
      </div>
    </div>
  );
}

interface CodeState {
  code: { DayFields: ComponentType<DayFieldsProps> } | undefined;
  failed: boolean;
  load: () => void;
}

/**
 * Loads the fields when the panel is first opened. Not `React.lazy`, because a failed import could not be retried, and
 * would unmount the list.
 */
function useDayFields(): CodeState {
  const [code, setCode] = useState<CodeState['code']>();
  const [failed, setFailed] = useState(false);
  async function load() {
    if (code) return;
    setFailed(false);
    try {
      const { DayFields } = await importWithTimeout(() => import('./days/day-fields'));
      setCode({ DayFields });
    } catch {
      setFailed(true);
    }
  }
  return { code, failed, load: () => void load() };
}

/** A filter by date: two days, or a preset range. */
export function DaysFilter({ label, isNamed = false, className, ...range }: DaysFilterProps) {
  const locale = useLocale();
  const fields = useDayFields();
  const what = label ?? records[locale].received;
  const rangeLabel = formatRange(range, what, locale);
  const name = rangeLabel === what ? rangeLabel : `${what}: ${rangeLabel}`;
  return (
    <Disclosure
      label={<FilterLabel text={isNamed ? name : rangeLabel} defaultText={what} />}
      name={name}
      buttonClass={className}
      onOpen={fields.load}
    >
      {(close) => <RangeForm {...range} fields={fields} onChosen={close} />}
    </Disclosure>
  );
}

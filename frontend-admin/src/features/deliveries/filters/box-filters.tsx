import Input from 'antd/es/input';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Link, useNavigate } from 'frontend-shared/routing/router';
import { deliveries } from '../../../content/deliveries';
import { useMessages } from '../../../content/messages';
import type { BoxStatus, DeliveryTotals } from '../../../data/deliveries';
import { addMonths, longDay } from '../../../format/date-time';
import { TooShortHint } from '../../../lists/search/too-short-hint';
import { useDebouncedText } from '../../../lists/search/use-debounced-text';
import { Icon } from '../../../ui/icon';
import { isBoxSearchable } from './search-text';
import { MAX_SEARCH, type useDeliveriesParams } from './use-deliveries-params';

type LinkTo = ReturnType<typeof useDeliveriesParams>['linkTo'];

/** Links to the neighbouring box days. There is no list after the next box day. */
export function DayLinks({ totals, linkTo }: { totals: DeliveryTotals; linkTo: LinkTo }) {
  const messages = useMessages(deliveries);
  const locale = useLocale();
  const { day, nextDay } = totals;
  const [before, after] = [addMonths(day, -1), addMonths(day, 1)];
  return (
    <nav className="ad-boxes__days" aria-label={messages.days}>
      <Link
        className="ad-link"
        aria-label={messages.before(longDay(before, locale))}
        to={linkTo({ day: before })}
      >
        <Icon name="left" />
        {messages.previous}
      </Link>
      {after <= nextDay && (
        <Link
          className="ad-link"
          aria-label={messages.after(longDay(after, locale))}
          to={linkTo({ day: after })}
        >
          {messages.next}
          <Icon name="right" />
        </Link>
      )}
    </nav>
  );
}

/** Searches boxes by name in either script, or by the beginning of a PIN code. */
export function BoxSearch({ q, linkTo }: { q: string | undefined; linkTo: LinkTo }) {
  const messages = useMessages(deliveries);
  const navigate = useNavigate();
  const [text, setText, flush] = useDebouncedText(q, (next) =>
    navigate(linkTo({ q: next }), { replace: true }),
  );
  return (
    <div className="ad-search ad-boxes__search ad-boxes__screen-only">
      <Input
        type="search"
        aria-label={messages.search}
        placeholder={messages.search}
        prefix={<Icon name="search" />}
        value={text}
        maxLength={MAX_SEARCH}
        allowClear={text !== ''}
        onChange={({ target }) => setText(target.value)}
        onPressEnter={({ nativeEvent }) => !nativeEvent.isComposing && flush()}
      />
      <TooShortHint text={text} canSearch={isBoxSearchable} />
    </div>
  );
}

/** Filters by delivery status. */
export function StatusLinks({ status, linkTo }: { status: BoxStatus | undefined; linkTo: LinkTo }) {
  const messages = useMessages(deliveries);
  const choices = [undefined, 'planned', 'delivered', 'returned'] as const;
  return (
    <nav className="ad-boxes__filter ad-boxes__screen-only" aria-label={messages.filter}>
      {choices.map((choice) => (
        <Link
          key={choice ?? 'all'}
          className="ad-boxes__choice"
          aria-current={choice === status ? 'true' : undefined}
          to={linkTo({ status: choice })}
        >
          {choice === undefined ? messages.all : messages.statuses[choice]}
        </Link>
      ))}
    </nav>
  );
}

import type { ReactNode, RefObject } from 'react';
import type { ListTotal, SubmittedRecord } from '../../data/records/records';
import type { RecordKind } from '../record-kind';
import { ClearFiltersButton } from './filters/filter-row';
import { FoundSummary, PendingSummary } from './list-summary';
import { differsFromDefault, hasFilters } from './params/list-params';
import type { ListNavigation } from './params/use-list-navigation';

interface ListHeaderProps<R extends SubmittedRecord, D extends R> {
  kind: RecordKind<R, D>;
  navigation: ListNavigation;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Total of the list; undefined while the requested list is loading. */
  found: ListTotal | undefined;
  /** Compact layout, on a phone or beside an open record. */
  isNarrow: boolean;
  /** Tools for the whole list. */
  children: ReactNode;
}

/** Heading, total or number of pending records, and the tools beside it. */
export function ListHeader<R extends SubmittedRecord, D extends R>(props: ListHeaderProps<R, D>) {
  const { kind, navigation, heading, found, isNarrow, children } = props;
  const { source, rules, messages } = kind;
  const { params, clearAll } = navigation;
  const hasRoom = !(params.record && isNarrow);
  return (
    <div className="ad-list__head">
      <div className="ad-list__title">
        <h1 ref={heading} tabIndex={-1}>
          {messages.heading}
        </h1>
        <div className={hasRoom ? 'ad-list__summary' : undefined}>
          {hasFilters(rules, params)
            ? found && <FoundSummary found={found} />
            : rules.pendingStatus &&
              hasRoom && <PendingSummary source={source} status={rules.pendingStatus} />}
          {hasRoom && differsFromDefault(rules, params) && <ClearFiltersButton onClear={clearAll} />}
        </div>
      </div>
      <div className="ad-list__tools">{children}</div>
    </div>
  );
}

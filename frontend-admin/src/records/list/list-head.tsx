import type { ReactNode, RefObject } from 'react';
import type { ListTotal, SubmittedRecord } from '../../data/records/records';
import type { RecordKind } from '../record-kind';
import { isNarrowed } from './list-address';
import { FoundSummary, WaitingSummary } from './list-summary';
import type { ListNavigation } from './use-list-address';

interface ListHeadProps<R extends SubmittedRecord, D extends R> {
  kind: RecordKind<R, D>;
  navigation: ListNavigation;
  heading: RefObject<HTMLHeadingElement | null>;
  /** How many the list has; undefined while what was asked for is on its way. */
  found: ListTotal | undefined;
  /** A record is beside the list, and there is little room for both. */
  isTight: boolean;
  /** What can be done with the list as a whole. */
  children: ReactNode;
}

/** What is listed, how many of them there are or wait, and the tools beside it. */
export function ListHead<R extends SubmittedRecord, D extends R>(props: ListHeadProps<R, D>) {
  const { kind, navigation, heading, found, isTight, children } = props;
  const { source, rules, messages } = kind;
  const { address } = navigation;
  const hasRoom = !(address.record && isTight);
  return (
    <div className="ad-list__head">
      <div className="ad-list__title">
        <h1 ref={heading} tabIndex={-1}>
          {messages.heading}
        </h1>
        {isNarrowed(rules, address)
          ? found && <FoundSummary found={found} />
          : rules.waiting && hasRoom && <WaitingSummary source={source} waiting={rules.waiting} />}
      </div>
      <div className="ad-list__tools">{children}</div>
    </div>
  );
}

import type { InfiniteData, Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { StreamEvent } from 'frontend-shared/api/events/event-stream';
import { deliveryKeys } from '../../data/deliveries';
import {
  knownUpTo,
  type NotificationEntry,
  type Notifications,
  notifications,
  readUpTo,
  withEntry,
} from '../../data/notifications';
import { applicationSource } from '../../data/records/applications';
import { contactSource } from '../../data/records/contacts';
import { shareholderSource } from '../../data/records/shareholders';
import { subscriptionSource } from '../../data/records/subscriptions';
import { UNDELIVERED, UNDELIVERED_COUNT } from '../../data/undelivered-mails';
import { useListRefetchPauses } from '../../state/list-refetch';

/** Changes that come within so long are read together, in ms. */
const BATCH_MS = 500;

const SOURCES = {
  'factory-application': applicationSource,
  'contact-message': contactSource,
  shareholder: shareholderSource,
  subscription: subscriptionSource,
} as const;

/** The boxes of a day, as the audit log calls them. */
const BOXES = 'delivery';

/** A list of boxes is read again page by page; of a longer one only the totals are. */
const LIVE_PAGES = 5;

interface Change {
  /** Kinds of records as the audit log calls them, `admin` for accounts and `audit` for the log itself. */
  kinds: string[];
  byOthers: string[];
}

/**
 * Brings what the server tells of into what the console knows. What is changed is read again where it is on screen; never a
 * file, whose reading is an entry of the log and so a change itself.
 */
export function createEventHandler(queryClient: QueryClient): (event: StreamEvent) => void {
  const gathered = { kinds: new Set<string>(), byOthers: new Set<string>() };
  let isGathering = false;
  const again = (queryKey: QueryKey) => void queryClient.invalidateQueries({ queryKey });
  const readAgain = () => {
    isGathering = false;
    for (const key of keysOf(gathered)) again(key);
    if (gathered.byOthers.has(BOXES)) readBoxesAgain();
    gathered.kinds.clear();
    gathered.byOthers.clear();
  };
  const readBoxesAgain = () => {
    again(deliveryKeys.totals);
    again(deliveryKeys.pinCodes);
    if (isListPaused()) return;
    const isShort = ({ state }: Query) => pagesIn(state.data) <= LIVE_PAGES;
    void queryClient.invalidateQueries({ queryKey: deliveryKeys.lists, predicate: isShort });
  };
  const gather = ({ kinds, byOthers }: Change) => {
    for (const kind of kinds) gathered.kinds.add(kind);
    for (const kind of byOthers) gathered.byOthers.add(kind);
    if (isGathering) return;
    isGathering = true;
    setTimeout(readAgain, BATCH_MS);
  };
  const everything = [...Object.keys(SOURCES), BOXES, 'admin', 'audit'];
  const list = notifications().queryKey;
  const update = (change: (known: Notifications) => Notifications) => {
    // What comes before the list is here is read with it.
    if (!queryClient.getQueryData(list)) return again(list);
    queryClient.setQueryData(list, (known) => known && change(known));
  };

  return ({ type, id, data }) => {
    const said = JSON.parse(data) as unknown;
    if (type === 'notification') {
      const entry = said as NotificationEntry;
      update((known) => withEntry(known, entry));
      if (entry.action.endsWith('.mail_given_up')) again(isListPaused() ? UNDELIVERED_COUNT : UNDELIVERED);
    } else if (type === 'change') gather(said as Change);
    else if (type === 'reset') {
      again(list);
      gather({ kinds: everything, byOthers: everything });
    } else if (type === 'ready' || type === 'read') {
      const { readTo } = said as { readTo: number };
      update((known) => readUpTo(known, readTo));
    }
    // A stream that begins says from where on, which may be behind what is known.
    if (type !== 'ready' && id) update((known) => knownUpTo(known, Number(id)));
  };
}

const isListPaused = () => useListRefetchPauses.getState().pauses > 0;

const pagesIn = (data: unknown) => (data as InfiniteData<unknown> | undefined)?.pages.length ?? 0;

/** What is to be read again: of what one did oneself only what is counted, since the screen shows it where it was done. */
function keysOf({
  kinds,
  byOthers,
}: {
  kinds: ReadonlySet<string>;
  byOthers: ReadonlySet<string>;
}): QueryKey[] {
  const keys: QueryKey[] = [];
  for (const [kind, { keys: own }] of Object.entries(SOURCES)) {
    if (kinds.has(kind)) keys.push(own.oldest, own.totals);
    if (byOthers.has(kind)) keys.push(own.records);
    if (byOthers.has(kind) && !isListPaused()) keys.push(own.lists);
  }
  if (keys.length > 0) keys.push(['statistics']);
  if (byOthers.has('admin')) keys.push(['team']);
  if (kinds.has('audit')) keys.push(['activity', 'newest']);
  return keys;
}

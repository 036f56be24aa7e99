import type { InfiniteData, Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { StreamEvent } from 'frontend-shared/api/events/event-stream';
import { profile } from '../../data/account/profile';
import { deliveryKeys } from '../../data/deliveries';
import {
  addEntry,
  advancePosition,
  advanceReadMark,
  type NotificationEntry,
  type Notifications,
  notifications,
} from '../../data/notifications';
import { applicationSource } from '../../data/records/applications';
import { contactSource } from '../../data/records/contacts';
import { shareholderSource } from '../../data/records/shareholders';
import { subscriptionSource } from '../../data/records/subscriptions';
import { UNDELIVERED, UNDELIVERED_COUNT } from '../../data/undelivered-mails';
import { useListRefetchPauses } from '../../state/list-refetch';
import { hasSessionPermissions, syncPermissions } from './use-permission-sync';

/** Changes that arrive within this time are handled together, in ms. */
const BATCH_MS = 500;

const SOURCES = {
  'factory-application': applicationSource,
  'contact-message': contactSource,
  shareholder: shareholderSource,
  subscription: subscriptionSource,
} as const;

/** Kind of deliveries in the audit log. */
const DELIVERY = 'delivery';

/** Delivery lists with more pages than this are not refetched; only their totals are. */
const MAX_LIVE_PAGES = 5;

interface Change {
  /** Record kinds as named by the audit log, `admin` for accounts and `audit` for the log itself. */
  kinds: string[];
  /** Those of them that other accounts have changed. */
  byOthers: string[];
}

/** State of the user's own account: complete when a stream starts, later only what has changed. */
interface OwnState {
  readTo?: number;
  permissions?: readonly string[];
}

/**
 * Creates a handler that applies server events to the query cache. Changed data on screen is refetched, except for
 * files: each read of a file adds an audit entry, which would cause the next change event.
 */
export function createEventHandler(queryClient: QueryClient): (event: StreamEvent) => void {
  const batch = { kinds: new Set<string>(), elsewhere: new Set<string>() };
  let isScheduled = false;
  const invalidate = (queryKey: QueryKey) => void queryClient.invalidateQueries({ queryKey });
  const flush = () => {
    isScheduled = false;
    for (const key of keysOf(batch)) invalidate(key);
    if (batch.elsewhere.has(DELIVERY)) invalidateDeliveries();
    batch.kinds.clear();
    batch.elsewhere.clear();
  };
  const invalidateDeliveries = () => {
    invalidate(deliveryKeys.totals);
    invalidate(deliveryKeys.pinCodes);
    if (isListPaused()) return;
    const isShort = ({ state }: Query) => pagesIn(state.data) <= MAX_LIVE_PAGES;
    void queryClient.invalidateQueries({ queryKey: deliveryKeys.lists, predicate: isShort });
  };
  const enqueue = ({ kinds, byOthers }: Change) => {
    for (const kind of kinds) batch.kinds.add(kind);
    // A window without the focus is not where the user made a change: they work in another one.
    for (const kind of document.hasFocus() ? byOthers : kinds) batch.elsewhere.add(kind);
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(flush, BATCH_MS);
  };
  const list = notifications().queryKey;
  const invalidateAll = () => {
    const everything = [...Object.keys(SOURCES), DELIVERY, 'admin', 'audit'];
    invalidate(list);
    enqueue({ kinds: everything, byOthers: everything });
  };
  const applyPermissions = async (permissions: readonly string[]) => {
    await syncPermissions(permissions);
    invalidate(profile().queryKey);
    invalidateAll();
  };
  const isLoaded = () => queryClient.getQueryData(list) !== undefined;
  const update = (change: (cached: Notifications) => Notifications) => {
    if (!isLoaded()) return invalidate(list);
    queryClient.setQueryData(list, (cached) => cached && change(cached));
  };
  const add = (entry: NotificationEntry) => {
    if (isLoaded()) return update((cached) => addEntry(cached, entry));
    // Invalidating alone would wait for the request that is running, whose response may be from before the entry.
    void queryClient.cancelQueries({ queryKey: list }).then(() => invalidate(list));
  };

  return ({ type, id, data }) => {
    const payload = JSON.parse(data) as unknown;
    if (type === 'notification') {
      const entry = payload as NotificationEntry;
      add(entry);
      if (entry.action.endsWith('.mail_given_up'))
        invalidate(isListPaused() ? UNDELIVERED_COUNT : UNDELIVERED);
    } else if (type === 'change') enqueue(payload as Change);
    else if (type === 'reset') invalidateAll();
    else if (type === 'recovered') retryFailed(queryClient);
    else if (type === 'ready' || type === 'read' || type === 'permissions') {
      const { readTo, permissions } = payload as OwnState;
      if (readTo !== undefined) update((cached) => advanceReadMark(cached, readTo));
      const hasChanged = type === 'permissions' || (permissions && !hasSessionPermissions(permissions));
      // A failed session refresh is repeated when the tab gets focus again.
      if (permissions && hasChanged) applyPermissions(permissions).catch(() => undefined);
    }
    // The position in `ready` is where the stream starts, which may be older than the cached data.
    if (type !== 'ready' && id) update((cached) => advancePosition(cached, Number(id)));
  };
}

/** Reloads what is on screen and failed to load while the server or its database was unreachable. */
export function retryFailed(queryClient: QueryClient): void {
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}

const isListPaused = () => useListRefetchPauses.getState().pauses > 0;

const pagesIn = (data: unknown) => (data as InfiniteData<unknown> | undefined)?.pages.length ?? 0;

/**
 * Query keys to invalidate for a batch of changes. After the user's own changes in this window only counts are
 * refetched, since the screen has already been updated.
 */
function keysOf({
  kinds,
  elsewhere,
}: {
  kinds: ReadonlySet<string>;
  elsewhere: ReadonlySet<string>;
}): QueryKey[] {
  const keys: QueryKey[] = [];
  for (const [kind, { keys: own }] of Object.entries(SOURCES)) {
    if (kinds.has(kind)) keys.push(own.oldest, own.totals);
    if (elsewhere.has(kind)) keys.push(own.records);
    if (elsewhere.has(kind) && !isListPaused()) keys.push(own.lists);
  }
  if (keys.length > 0) keys.push(['statistics']);
  if (elsewhere.has('admin')) keys.push(['team']);
  if (kinds.has('audit')) keys.push(['activity', 'newest']);
  return keys;
}

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getJson, readFile, readJson, request, sendJson } from 'frontend-shared/api/client';
import type { components } from 'frontend-shared/api/types.generated';
import { type ExportChoice, prepareExport } from '../list-exports';

export type ReviewStatus = components['schemas']['ReviewStatus'];
/** Statuses that a reviewer can set. Only the applicant can withdraw. */
export type ReviewDecisionStatus = components['schemas']['ReviewDecisionStatus'];
type DocumentView = components['schemas']['DocumentView'];
export type Colleague = components['schemas']['ColleagueView'];
/** Who decided about a record, and when. */
export type Decision = components['schemas']['DecisionView'];
export type OfficeNote = components['schemas']['NoteView'];
export type StatusPreview = components['schemas']['StatusPreviewView'];
export type Consent = components['schemas']['ConsentView'];

/** One status change of a record. */
export interface HistoryEntry {
  at: string;
  /** E-mail of the administrator; absent for the submission itself. */
  by?: string;
  reason?: string;
  status: string;
  /** Undid the previous entry before its mail was sent. */
  undo?: boolean;
}

/** The fields that all kinds of submissions have. */
export interface SubmittedRecord {
  _id: string;
  /** Short reference for people, such as `FA-7K3M9Q`. */
  reference: string;
  status: string;
  /** Whether it looks like automated spam; if so, its mails are held. */
  suspect: boolean;
  locale: 'en' | 'hi';
  createdAt: string;
  history: HistoryEntry[];
  /** The accepted versions of the legal texts; absent when the client sent none. */
  consent?: Consent;
  document?: DocumentView;
  /** The colleague who is responsible for the record. */
  assignee?: Colleague;
  /** E-mail of the administrator who last assigned or unassigned it; absent if it has never been assigned. */
  assignedBy?: string;
  assignedAt?: string;
  /** Notes of the office, oldest first; not included in lists. */
  notes?: OfficeNote[];
}

/** The number of records. Exact up to 10,000; above that, counting stops and `capped` is true. */
export interface ListTotal {
  total: number;
  capped: boolean;
}

/** One page of a list, and the cursors of the next and previous page. */
export interface RecordsPage<R> {
  rows: R[];
  next?: string | undefined;
  previous?: string | undefined;
}

/** A status change. `expectedStatus` is the status that was seen: the API answers 409 when it is different now. */
export interface StatusChange<S extends string = string> {
  id: string;
  status: S;
  expectedStatus: S;
  reason?: string;
  /** Holds the mail for ten seconds, so that the change can be undone. */
  undoable?: boolean;
  /** Undoes the previous change; the API answers 409 once its mail has been sent. */
  undo?: true;
  /** Removes the `suspect` mark and sends the held mails. `false` together with `undo` restores the mark. */
  clearSuspect?: boolean;
}

/**
 * Assigns a record; null unassigns it. `expected` is the assignee that was seen: the API answers 409 when it is
 * different now.
 */
export interface Assignment {
  id: string;
  adminId: string | null;
  expected: string | null;
}

/** API paths of one kind of record. */
interface RecordPaths {
  /** First part of the query keys, in plural: `applications`. */
  name: string;
  /** Path of the list; a record's path is one segment longer. */
  path: string;
  changeMethod?: 'patch' | 'put';
  /** Path of the request that changes the status of a record. */
  changePath?: (id: string) => string;
  /** Last segment of the path of the uploaded file. */
  file?: string;
}

const DOCUMENT_TIMEOUT_MS = 120_000;

/** Kinds of submissions, by their names in the API and its audit log. */
export type RecordKindName = components['schemas']['SearchHit']['kind'];

/** The `cursor` of a relation in a `Link` header: `</api/…?cursor=abc>; rel="next"`. */
export function linkCursor(header: string | null, relation: 'next' | 'prev'): string | undefined {
  for (const link of header?.split(/,\s*(?=<)/) ?? []) {
    const [, address, rel] = /^<([^>]*)>.*\brel="?([a-z]+)"?/.exec(link) ?? [];
    if (rel === relation && address) {
      // The first page has no cursor.
      return new URL(address, 'http://list.invalid').searchParams.get('cursor') ?? '';
    }
  }
  return undefined;
}

/** The total from the headers of a list; undefined when counting took the server too long. */
export function totalOf({ headers }: Response): ListTotal | undefined {
  const total = headers.get('x-total-count');
  return total === null
    ? undefined
    : { total: Number(total), capped: headers.get('x-total-count-capped') === 'true' };
}

/** A lower bound of the total, derived from one page: `shown` rows, and more if there is a next page. */
export function minimumTotal(shown: number, next: string | undefined): ListTotal {
  return { total: shown, capped: next !== undefined };
}

async function fetchPage<R>(
  path: string,
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<RecordsPage<R> & ListTotal> {
  const response = await request(path, { searchParams: query, signal });
  const rows = await readJson<R[]>(response);
  const link = response.headers.get('link');
  const next = linkCursor(link, 'next');
  return {
    rows,
    ...(totalOf(response) ?? minimumTotal(rows.length, next)),
    next,
    previous: linkCursor(link, 'prev'),
  };
}

/**
 * Requests and query keys of one kind of record: `R` is the type in the list, `D` the type of a single record.
 * Mutations throw `ApiError`; a 409 contains the current record.
 */
export function recordSource<R extends SubmittedRecord, D extends R = R>(paths: RecordPaths) {
  const { name, path, changeMethod = 'patch', file = 'document' } = paths;
  const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}`;
  const changePath = paths.changePath ?? ((id: string) => `${pathOf(id)}/status`);
  const keys = {
    lists: [name, 'list'],
    totals: [name, 'total'],
    oldest: [name, 'oldest'],
    records: [name, 'record'],
    record: (id: string) => [name, 'record', id],
    file: (id: string) => [name, 'file', id],
    colleagues: [name, 'colleagues'],
  } as const;

  return {
    keys,

    /** Path of one record. */
    pathOf,

    /** A page of the list, without the total. The previous page stays visible while another one is loading. */
    page: (query: Record<string, string>) =>
      queryOptions({
        queryKey: [...keys.lists, query],
        queryFn: ({ signal }): Promise<RecordsPage<R>> =>
          fetchPage<R>(path, { ...query, count: 'none' }, signal),
        placeholderData: keepPreviousData,
      }),

    /** The number of records for a query, over all pages; null when counting takes too long. */
    total: ({ limit: _limit, sort: _sort, cursor: _cursor, ...filters }: Record<string, string>) =>
      queryOptions({
        queryKey: [...keys.totals, filters],
        queryFn: async ({ signal }) =>
          totalOf(
            await request(path, { method: 'head', searchParams: { ...filters, limit: '1' }, signal }),
          ) ?? null,
      }),

    prepareExport: (choice: ExportChoice): Promise<string> => prepareExport(`${path}/exports`, choice),

    /** Records in one status, usually one that needs action: their number, and the oldest ones. */
    oldestOf: (status: string, rows = 1) =>
      queryOptions({
        queryKey: [...keys.oldest, status, rows],
        queryFn: ({ signal }) =>
          fetchPage<R>(path, { status, sort: 'createdAt', limit: String(rows) }, signal),
        refetchInterval: 60_000,
      }),

    record: (id: string) =>
      queryOptions({
        queryKey: keys.record(id),
        queryFn: ({ signal }) => getJson<D>(pathOf(id), { signal }),
      }),

    /** Changes the status. Returns the updated record. */
    change: async ({ id, ...body }: StatusChange<D['status']>): Promise<D> =>
      (await sendJson<{ data: D }>(changeMethod, changePath(encodeURIComponent(id)), body)).data,

    /** The mail that a status change would send now. Only for kinds of records that are approved or rejected. */
    preview: ({ id, ...body }: StatusChange) =>
      queryOptions({
        queryKey: [name, 'preview', id, body],
        queryFn: ({ signal }) =>
          sendJson<StatusPreview>('post', `${changePath(encodeURIComponent(id))}/preview`, body, { signal }),
        // The preview becomes outdated quickly and contains personal data.
        staleTime: 0,
        gcTime: 0,
      }),

    /** Possible assignees; only for accounts that may change the records. */
    colleagues: () =>
      queryOptions({
        queryKey: keys.colleagues,
        queryFn: ({ signal }) => getJson<Colleague[]>(`${path}/colleagues`, { signal }),
        staleTime: 300_000,
      }),

    /** Assigns or unassigns a record. Returns the updated record. */
    assign: async ({ id, ...body }: Assignment): Promise<D> =>
      (await sendJson<{ data: D }>('put', `${pathOf(id)}/assignee`, body)).data,

    /** Adds a note. Returns the updated record. Repeating the same text within minutes adds nothing. */
    addNote: async (id: string, text: string): Promise<D> =>
      (await sendJson<{ data: D }>('post', `${pathOf(id)}/notes`, { text })).data,

    /** Removes a note of the current account. Returns the updated record. */
    removeNote: async (id: string, noteId: string): Promise<D> =>
      (await sendJson<{ data: D }>('delete', `${pathOf(id)}/notes/${encodeURIComponent(noteId)}`)).data,

    /**
     * The uploaded file. Cached while it is shown and for a minute afterwards: the API audits every request, and a
     * download right after viewing should not add a second audit entry.
     */
    file: (id: string) =>
      queryOptions({
        queryKey: keys.file(id),
        queryFn: async ({ signal }) =>
          await readFile(await request(`${pathOf(id)}/${file}`, { timeout: DOCUMENT_TIMEOUT_MS, signal })),
        staleTime: 60_000,
        gcTime: 60_000,
      }),
  };
}

export type RecordSource<R extends SubmittedRecord, D extends R = R> = ReturnType<typeof recordSource<R, D>>;

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getJson, readFile, readJson, request, sendJson } from 'frontend-shared/api/client';
import type { components } from 'frontend-shared/api/types.generated';
import { type ExportChoice, prepareExport } from '../list-exports';

export type ReviewStatus = components['schemas']['ReviewStatus'];
/** What a reviewer can bring an application to: only the applicant withdraws. */
export type ReviewDecisionStatus = components['schemas']['ReviewDecisionStatus'];
type DocumentView = components['schemas']['DocumentView'];
export type Colleague = components['schemas']['ColleagueView'];
/** Who decided about a record, and when. */
export type Decision = components['schemas']['DecisionView'];
export type OfficeNote = components['schemas']['NoteView'];
export type StatusPreview = components['schemas']['StatusPreviewView'];
export type Consent = components['schemas']['ConsentView'];

/** One state that a record was brought to. */
export interface HistoryEntry {
  at: string;
  /** E-mail of the administrator; absent on arrival. */
  by?: string;
  reason?: string;
  status: string;
  /** It took the entry before it back before anybody was told of that one. */
  undo?: boolean;
}

/** What every submission has, whatever it is about. */
export interface SubmittedRecord {
  _id: string;
  /** To be read out: `FA-7K3M9Q`. */
  reference: string;
  status: string;
  /** Looks as if a program had sent it; its mails are held. */
  suspect: boolean;
  locale: 'en' | 'hi';
  createdAt: string;
  history: HistoryEntry[];
  /** Which texts were agreed to; absent when the sender's client named no version. */
  consent?: Consent;
  document?: DocumentView;
  /** Who of the office looks after it. */
  assignee?: Colleague;
  /** E-mail of who put it into those hands, or nobody's, and when; absent while it never changed hands. */
  assignedBy?: string;
  assignedAt?: string;
  /** What the office wrote about it, oldest first; lists leave them out. */
  notes?: OfficeNote[];
}

/** How many records there are: exact up to 10,000; beyond it the count stops there and `capped` is true. */
export interface ListTotal {
  total: number;
  capped: boolean;
}

/** One page of a list and the cursors of its neighbours. */
export interface RecordsPage<R> {
  rows: R[];
  next?: string | undefined;
  previous?: string | undefined;
}

/** A change of state. It always says which state was seen: the API answers 409 when it is another by now. */
export interface StatusChange<S extends string = string> {
  id: string;
  status: S;
  expectedStatus: S;
  reason?: string;
  /** The mail waits ten seconds, in which going back takes it back. */
  undoable?: boolean;
  /** Nothing but an undo: the API answers 409 once the mail has left. */
  undo?: true;
  /** The record is genuine: the suspect mark goes, and its held mails go out. `false` with `undo`: it is put back. */
  clearSuspect?: boolean;
}

/** Into whose hands a record goes, null for nobody, and in whose it was seen: in others the API answers 409. */
export interface Assignment {
  id: string;
  adminId: string | null;
  expected: string | null;
}

/** Where the API keeps one kind of record. */
interface RecordAddresses {
  /** First part of the query keys, in the plural: `applications`. */
  name: string;
  /** Path of the list; a record's is one step below it. */
  path: string;
  changeMethod?: 'patch' | 'put';
  /** Path of the call that changes the state of a record. */
  changePath?: (id: string) => string;
  /** Last step of the path of the uploaded file. */
  file?: string;
}

const DOCUMENT_TIMEOUT_MS = 120_000;

/** What people send, as the API and its audit log call it. */
export type RecordKindName = components['schemas']['SearchHit']['kind'];

/** Reads the `cursor` of a relation out of a `Link` header: `</api/…?cursor=abc>; rel="next"`. */
export function linkCursor(header: string | null, relation: 'next' | 'prev'): string | undefined {
  for (const link of header?.split(/,\s*(?=<)/) ?? []) {
    const [, address, rel] = /^<([^>]*)>.*\brel="?([a-z]+)"?/.exec(link) ?? [];
    if (rel === relation && address) {
      // The first page has an address without a cursor.
      return new URL(address, 'http://list.invalid').searchParams.get('cursor') ?? '';
    }
  }
  return undefined;
}

/** What the headers of a list say of all of it; undefined when counting took the server too long. */
export function totalOf({ headers }: Response): ListTotal | undefined {
  const total = headers.get('x-total-count');
  return total === null
    ? undefined
    : { total: Number(total), capped: headers.get('x-total-count-capped') === 'true' };
}

/** What a page says of the whole as long as nothing else is known: `shown` rows, and more when another page follows. */
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
 * The calls and query keys of one kind of record: `R` as its list answers it, `D` as it is answered alone.
 * Functions that change something throw `ApiError`; a 409 carries the current record.
 */
export function recordSource<R extends SubmittedRecord, D extends R = R>(addresses: RecordAddresses) {
  const { name, path, changeMethod = 'patch', file = 'document' } = addresses;
  const of = (id: string) => `${path}/${encodeURIComponent(id)}`;
  const changePath = addresses.changePath ?? ((id: string) => `${of(id)}/status`);
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
    of,

    /** A page of the list, uncounted; while another one is on its way the one before stays on screen. */
    page: (query: Record<string, string>) =>
      queryOptions({
        queryKey: [...keys.lists, query],
        queryFn: ({ signal }): Promise<RecordsPage<R>> =>
          fetchPage<R>(path, { ...query, count: 'none' }, signal),
        placeholderData: keepPreviousData,
      }),

    /** How many records a query finds on all pages; null when counting takes too long. */
    total: ({ limit: _limit, sort: _sort, cursor: _cursor, ...filters }: Record<string, string>) =>
      queryOptions({
        queryKey: [...keys.totals, filters],
        queryFn: async ({ signal }) =>
          totalOf(
            await request(path, { method: 'head', searchParams: { ...filters, limit: '1' }, signal }),
          ) ?? null,
      }),

    prepareExport: (choice: ExportChoice): Promise<string> => prepareExport(`${path}/exports`, choice),

    /** What is in one state, which is mostly what somebody must act on: how many, and the few that have waited longest. */
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
        queryFn: ({ signal }) => getJson<D>(of(id), { signal }),
      }),

    /** Changes the state and answers the record as it is now. */
    change: async ({ id, ...body }: StatusChange<D['status']>): Promise<D> =>
      (await sendJson<{ data: D }>(changeMethod, changePath(encodeURIComponent(id)), body)).data,

    /** The mail that a change of state would send now. Where nobody decides about such records, there is no such call. */
    preview: ({ id, ...body }: StatusChange) =>
      queryOptions({
        queryKey: [name, 'preview', id, body],
        queryFn: ({ signal }) =>
          sendJson<StatusPreview>('post', `${changePath(encodeURIComponent(id))}/preview`, body, { signal }),
        // What it answers is true for a moment only, and is written to somebody.
        staleTime: 0,
        gcTime: 0,
      }),

    /** Who can look after such records; for those only who may change them. */
    colleagues: () =>
      queryOptions({
        queryKey: keys.colleagues,
        queryFn: ({ signal }) => getJson<Colleague[]>(`${path}/colleagues`, { signal }),
        staleTime: 300_000,
      }),

    /** Gives a record to somebody, or to nobody, and answers it as it is now. */
    assign: async ({ id, ...body }: Assignment): Promise<D> =>
      (await sendJson<{ data: D }>('put', `${of(id)}/assignee`, body)).data,

    /** Adds a note and answers the record as it is now. The same text again within minutes adds nothing. */
    addNote: async (id: string, text: string): Promise<D> =>
      (await sendJson<{ data: D }>('post', `${of(id)}/notes`, { text })).data,

    /** Takes one's own note back and answers the record as it is now. */
    removeNote: async (id: string, noteId: string): Promise<D> =>
      (await sendJson<{ data: D }>('delete', `${of(id)}/notes/${encodeURIComponent(noteId)}`)).data,

    /**
     * The uploaded file, byte for byte, kept for as long as it is looked at and a minute beyond: the API writes every
     * call into the audit log, and viewing before downloading is one reading.
     */
    file: (id: string) =>
      queryOptions({
        queryKey: keys.file(id),
        queryFn: async ({ signal }) =>
          await readFile(await request(`${of(id)}/${file}`, { timeout: DOCUMENT_TIMEOUT_MS, signal })),
        staleTime: 60_000,
        gcTime: 60_000,
      }),
  };
}

export type RecordSource<R extends SubmittedRecord, D extends R = R> = ReturnType<typeof recordSource<R, D>>;

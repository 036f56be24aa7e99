import { receiptKey } from 'frontend-shared/hydration/early-draft';
import type { CompiledForm } from '../../rules/form-description';
import type { Submitted } from '../form-state';
import { isNewVisit } from './page-load';
import { isRecord, sessionItem } from './session-item';

type Fields = Readonly<Record<string, unknown>>;

/** Properties of every response, with their types. */
const COMMON_DATA = { reference: 'string', createdAt: 'date' };

/** The receipt of one form in session storage. */
export interface ReceiptStorage<T extends string, A> {
  /**
   * The receipt, if it was shown in this history entry. Any other is removed, since the page was opened for a new form.
   *
   * @param entry the router's key of the history entry
   */
  load(entry: string | undefined): Submitted<T, A> | null;
  /** Stores the receipt with the history entry that shows it. */
  save(submitted: Submitted<T, A>, entry: string | undefined): void;
  clear(): void;
}

/** A receipt with the history entry that showed it, and the time origin of that document, in ms since 1970. */
interface StoredReceipt {
  data: Fields;
  values: Fields;
  byMail: boolean;
  entry?: string | undefined;
  loadedAt?: number | undefined;
}

/**
 * The receipt of a form in session storage: after a reload, or a return by Back or Forward, an empty form would look as
 * if nothing had been sent. Only what the receipt shows is stored, and nothing personal.
 */
export function receiptStorage<T extends string, F extends string, A>({
  id,
  receipt,
  emptyValues,
}: CompiledForm<T, F>): ReceiptStorage<T, A> {
  const shown = Object.entries({ ...COMMON_DATA, ...receipt?.data });
  const choices = receipt?.choices ?? [];
  const item = sessionItem<StoredReceipt>(receiptKey(id), ({ data, values, byMail, entry, loadedAt }) => {
    const isComplete =
      isRecord(data) &&
      isRecord(values) &&
      shown.every(([name, type]) => isOfType(data[name], type)) &&
      choices.every((name) => typeof values[name] === 'string');
    if (!isComplete) return null;
    return {
      data,
      values,
      byMail: byMail === true,
      entry: typeof entry === 'string' ? entry : undefined,
      loadedAt: typeof loadedAt === 'number' ? loadedAt : undefined,
    };
  });
  return {
    load: (entry) => {
      const stored = receipt ? item.load() : null;
      if (!stored) return null;
      if (!isShownIn(stored, entry)) {
        item.clear();
        return null;
      }
      const { data, values, byMail } = stored;
      return { answer: { data } as A, values: { ...emptyValues, ...values }, byMail };
    },
    save: ({ answer, values, byMail = false }, entry) => {
      if (!receipt) return;
      const { data = {} } = answer as { data?: Fields };
      item.save({
        data: Object.fromEntries(shown.map(([name]) => [name, data[name]])),
        values: Object.fromEntries(choices.map((name) => [name, values[name]])),
        byMail,
        entry,
        loadedAt: performance.timeOrigin,
      });
    },
    clear: item.clear,
  };
}

/**
 * Entries that were loaded as a document all have the same key, so a new visit is recognised by how its document was
 * loaded.
 */
function isShownIn({ entry, loadedAt }: StoredReceipt, current: string | undefined): boolean {
  if (loadedAt !== performance.timeOrigin && isNewVisit()) return false;
  return entry === undefined || entry === current;
}

function isOfType(value: unknown, type: string): boolean {
  if (type !== 'date') return typeof value === type;
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

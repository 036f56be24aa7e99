import { receiptKey } from 'frontend-shared/hydration/early-draft';
import type { CompiledForm } from '../../rules/form-description';
import type { Submitted } from '../form-state';
import { isRecord, type SessionItem, sessionItem } from './session-item';

type Fields = Readonly<Record<string, unknown>>;

/** Properties of every response, with their types. */
const COMMON_DATA = { reference: 'string', createdAt: 'date' };

/**
 * The receipt of a form in session storage: after a reload, an empty form would look as if nothing had been sent. Only
 * what the receipt shows is stored, and nothing personal.
 */
export function receiptStorage<T extends string, F extends string, A>({
  id,
  receipt,
  emptyValues,
}: CompiledForm<T, F>): SessionItem<Submitted<T, A>> {
  const shown = Object.entries({ ...COMMON_DATA, ...receipt?.data });
  const choices = receipt?.choices ?? [];
  const item = sessionItem<{ data: Fields; values: Fields; byMail: boolean }>(
    receiptKey(id),
    ({ data, values, byMail }) => {
      const isComplete =
        isRecord(data) &&
        isRecord(values) &&
        shown.every(([name, type]) => isOfType(data[name], type)) &&
        choices.every((name) => typeof values[name] === 'string');
      return isComplete ? { data, values, byMail: byMail === true } : null;
    },
  );
  return {
    load: () => {
      const stored = receipt ? item.load() : null;
      if (!stored) return null;
      const { data, values, byMail } = stored;
      return { answer: { data } as A, values: { ...emptyValues, ...values }, byMail };
    },
    save: ({ answer, values, byMail = false }) => {
      if (!receipt) return false;
      const { data = {} } = answer as { data?: Fields };
      return item.save({
        data: Object.fromEntries(shown.map(([name]) => [name, data[name]])),
        values: Object.fromEntries(choices.map((name) => [name, values[name]])),
        byMail,
      });
    },
    clear: item.clear,
  };
}

function isOfType(value: unknown, type: string): boolean {
  if (type !== 'date') return typeof value === type;
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

import { draftKey } from 'frontend-shared/hydration/early-draft';
import type { FormPlan, Values } from '../../rules/form-description';
import type { Attempt } from '../send-form';
import { isRecord, type SessionItem, sessionItem } from './session-item';

export interface Draft<T extends string> {
  values: Values<T>;
  /** Names of files that had been chosen, by their fields. The files themselves cannot be kept. */
  fileNames: Readonly<Record<string, string>>;
  /** For how long the form had been on screen, in ms: a reload does not begin it anew. */
  elapsedMs: number;
  /** The last try to send it: after a reload the same content must still be stored once. */
  attempt?: Attempt | undefined;
}

/** The drafts of one form that this tab stores. */
export interface DraftStorage<T extends string> {
  /** The draft of the form for a reload; secret fields and files are not written. Without anything typed there is none. */
  save(draft: Draft<T>): void;
  load(): Draft<T> | null;
  clear(): void;
  /** What somebody typed who then left the page, until it is restored, sent or cleared. */
  earlier: Omit<SessionItem<Draft<T>>, 'save'>;
  /** The page was left: what was typed is no draft any more, but unless the form does not, is offered when somebody comes back. */
  setAside(): void;
}

/** A browser that refuses storage costs the draft, not the form. */
export function draftStorage<T extends string, F extends string>(plan: FormPlan<T, F>): DraftStorage<T> {
  const parse = (stored: Record<string, unknown>) =>
    isRecord(stored.values) ? readDraft(plan, stored, stored.values) : null;
  const current = sessionItem<Draft<T>>(draftKey(plan.id), parse);
  const earlier = sessionItem<Draft<T>>(`${plan.id}-earlier`, parse);
  return {
    load: current.load,
    clear: current.clear,
    earlier,
    save: (draft) => {
      const values = { ...plan.emptyValues, ...withoutSecrets(plan, draft.values) };
      const changed = plan.texts.some((name) => values[name] !== plan.emptyValues[name]);
      if (changed || Object.keys(draft.fileNames).length > 0) current.save({ ...draft, values });
      else current.clear();
    },
    setAside: () => {
      const draft = current.load();
      current.clear();
      if (draft && !plan.noDraftOffer) earlier.save(draft);
    },
  };
}

/** The values that may be written down. */
function withoutSecrets<T extends string, F extends string>(
  plan: FormPlan<T, F>,
  values: Values<T>,
): Partial<Record<T, string>> {
  const open = plan.texts.filter((name) => !plan.fields[name].secret);
  return Object.fromEntries(open.map((name) => [name, values[name]])) as Partial<Record<T, string>>;
}

/** Takes over only known fields that are text: storage can hold what an older version wrote. */
function readDraft<T extends string, F extends string>(
  plan: FormPlan<T, F>,
  stored: Record<string, unknown>,
  values: Record<string, unknown>,
): Draft<T> {
  const known = plan.texts.filter((name) => typeof values[name] === 'string' && !plan.fields[name].secret);
  const { fileNames } = stored;
  const lost = plan.files.flatMap((name) => {
    const file = isRecord(fileNames) ? fileNames[name] : undefined;
    return typeof file === 'string' ? [[name, file]] : [];
  });
  return {
    values: { ...plan.emptyValues, ...Object.fromEntries(known.map((name) => [name, values[name]])) },
    fileNames: Object.fromEntries(lost),
    elapsedMs: isDuration(stored.elapsedMs) ? stored.elapsedMs : 0,
    attempt: isAttempt(stored.attempt) ? stored.attempt : undefined,
  };
}

function isAttempt(stored: unknown): stored is Attempt {
  return (
    isRecord(stored) &&
    typeof stored.content === 'string' &&
    typeof stored.idempotencyKey === 'string' &&
    isDuration(stored.elapsedMs)
  );
}

function isDuration(stored: unknown): stored is number {
  return typeof stored === 'number' && stored >= 0;
}

import { draftKey } from 'frontend-shared/hydration/early-draft';
import type { FormPlan, Values } from '../rules/form-description';
import type { Attempt } from './send-form';

export interface Draft<T extends string> {
  values: Values<T>;
  /** Names of files that had been chosen, by their fields. The files themselves cannot be kept. */
  fileNames: Readonly<Record<string, string>>;
  /** For how long the form had been on screen, in ms: a reload does not begin it anew. */
  elapsedMs: number;
  /** The last try to send it: after a reload the same content must still be filed once. */
  attempt?: Attempt | undefined;
}

const keyOf = (plan: { id: string }) => draftKey(plan.id);
const leftKeyOf = (plan: { id: string }) => `${plan.id}-left`;

/** The draft of this tab, or null when there is none or the browser keeps nothing. */
export function loadDraft<T extends string, F extends string>(plan: FormPlan<T, F>): Draft<T> | null {
  return load(plan, keyOf(plan));
}

/** What somebody typed who then left the page, until it is restored, sent or cleared. */
export function loadLeftDraft<T extends string, F extends string>(plan: FormPlan<T, F>): Draft<T> | null {
  return load(plan, leftKeyOf(plan));
}

/** The page was left: what was typed is no draft of the form any more, but is offered when somebody comes back. */
export function putDraftAside(plan: { id: string }): void {
  try {
    const stored = sessionStorage.getItem(keyOf(plan));
    sessionStorage.removeItem(keyOf(plan));
    if (stored !== null) sessionStorage.setItem(leftKeyOf(plan), stored);
  } catch {
    // Private windows and full storage.
  }
}

export function clearLeftDraft(plan: { id: string }): void {
  remove(leftKeyOf(plan));
}

function load<T extends string, F extends string>(plan: FormPlan<T, F>, key: string): Draft<T> | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isRecord(stored) && isRecord(stored.values) ? readDraft(plan, stored, stored.values) : null;
  } catch {
    return null;
  }
}

/**
 * Keeps the draft for a reload of this tab, without the fields that are secret. A browser that refuses storage costs
 * the draft, not the form.
 */
export function saveDraft<T extends string, F extends string>(plan: FormPlan<T, F>, draft: Draft<T>): void {
  const values = withoutSecrets(plan, draft.values);
  const changed = Object.entries(values).some(([name, value]) => value !== plan.emptyValues[name as T]);
  try {
    if (changed || Object.keys(draft.fileNames).length > 0) {
      sessionStorage.setItem(keyOf(plan), JSON.stringify({ ...draft, values }));
    } else sessionStorage.removeItem(keyOf(plan));
  } catch {
    // Private windows and full storage: the form works without a draft.
  }
}

export function clearDraft(plan: { id: string }): void {
  remove(keyOf(plan));
}

function remove(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}

/** The values that may be written down. */
function withoutSecrets<T extends string, F extends string>(
  plan: FormPlan<T, F>,
  values: Values<T>,
): Partial<Record<T, string>> {
  const open = plan.texts.filter((name) => !plan.fields[name].secret);
  return Object.fromEntries(open.map((name) => [name, values[name]])) as Partial<Record<T, string>>;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
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

import { type ApplicationValues, emptyValues, textFieldNames } from './application-fields';
import type { Attempt } from './send-application';

const KEY = 'factory-application-draft';

export interface Draft {
  values: ApplicationValues;
  /** Name of a file that had been chosen. The file itself cannot be kept. */
  fileName?: string | undefined;
  /** The last try to send it: after a reload the same content must still be filed once. */
  attempt?: Attempt | undefined;
}

/** The draft of this tab, or null when there is none or the browser keeps nothing. */
export function loadDraft(): Draft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isRecord(stored) && isRecord(stored.values) ? readDraft(stored, stored.values) : null;
  } catch {
    return null;
  }
}

/** Keeps the draft for a reload of this tab. A browser that refuses storage costs the draft, not the form. */
export function saveDraft(draft: Draft): void {
  try {
    if (isEmpty(draft)) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Private windows and full storage: the form works without a draft.
  }
}

export function clearDraft(): void {
  saveDraft({ values: emptyValues });
}

function isEmpty(draft: Draft): boolean {
  return draft.fileName === undefined && textFieldNames.every((name) => draft.values[name] === '');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Takes over only known fields that are text: storage can hold what an older version wrote. */
function readDraft(stored: Record<string, unknown>, values: Record<string, unknown>): Draft {
  const known = textFieldNames.filter((name) => typeof values[name] === 'string');
  return {
    values: { ...emptyValues, ...Object.fromEntries(known.map((name) => [name, values[name]])) },
    fileName: typeof stored.fileName === 'string' ? stored.fileName : undefined,
    attempt: isAttempt(stored.attempt) ? stored.attempt : undefined,
  };
}

function isAttempt(stored: unknown): stored is Attempt {
  return (
    isRecord(stored) &&
    typeof stored.content === 'string' &&
    typeof stored.idempotencyKey === 'string' &&
    typeof stored.elapsedMs === 'number'
  );
}

import {
  DRAFT_ID,
  draftKey,
  isFirstLoad,
  isReload,
  RECEIPT,
  receiptKey,
  SECRET,
} from 'frontend-shared/hydration/early-draft';
import { HYDRATING } from 'frontend-shared/hydration/hydration-marks';
import { CONTROLS, type Control, isChanged, isCheckable, isFileInput } from './early-control';

type Draft = Record<string, unknown> & { values?: object; fileNames?: object };

/**
 * Stores what was typed into forms that are not hydrated yet, except files and secrets. Such a form cannot store its
 * own draft yet, and the values must survive leaving or reloading the page.
 */
export function storeEarlyDrafts(root: HTMLElement): void {
  for (const form of root.querySelectorAll<HTMLFormElement>(`[${HYDRATING}] form[${DRAFT_ID}]`)) {
    const stored = readDraft(form);
    const values: Record<string, string> = {};
    const fileNames: Record<string, string> = {};
    for (const control of controlsOf(form)) {
      const value = isCheckable(control) && !control.checked ? '' : control.value;
      if (isFileInput(control)) {
        const [file] = control.files ?? [];
        if (file) fileNames[control.name] = file.name;
      } else if (control.hasAttribute(SECRET)) continue;
      else if (value !== '') values[control.name] = value;
      // After a reload the stored values were restored: an empty control was cleared on purpose, which matters for
      // consent.
      else if (isReload() && control.type !== 'radio') values[control.name] = '';
    }
    // Unchanged default values, such as a stepper at 1, create no draft.
    if (controlsOf(form).some(isChanged) || (isReload() && stored.values)) {
      const elapsedMs = Number(stored.elapsedMs ?? 0) + Math.round(performance.now());
      write(form, {
        ...stored,
        values: { ...stored.values, ...values },
        fileNames: { ...stored.fileNames, ...fileNames },
        elapsedMs,
      });
    }
  }
}

/**
 * Restores the values of the page's forms after a reload, before their code is loaded. A form that was submitted and
 * not changed since shows its reference instead, so that it is not submitted twice; also after Back or Forward.
 */
export function restoreEarlyDrafts(root: HTMLElement): void {
  for (const form of root.querySelectorAll<HTMLFormElement>(`form[${DRAFT_ID}]`)) {
    if (isFirstLoad() && !isReload()) {
      remove(receiptKey(idOf(form)));
      continue;
    }
    const { values } = readDraft(form);
    const reference = values ? undefined : storedReference(form);
    if (reference) form.setAttribute(RECEIPT, reference);
    if (!isReload()) continue;
    for (const control of controlsOf(form)) {
      const value = (values as Record<string, unknown> | undefined)?.[control.name];
      if (typeof value !== 'string' || isFileInput(control)) continue;
      if (isCheckable(control)) control.checked = control.value === value;
      else control.value = value;
    }
  }
}

/**
 * Whether a control shows its stored value after a reload or a return to the page: the browser or `restoreEarlyDrafts`
 * restored it, and nobody typed it.
 */
export function isRestored(control: Control): boolean {
  if (!control.form || isFirstLoad()) return false;
  const { values = {} } = readDraft(control.form);
  return (values as Record<string, unknown>)[control.name] === control.value;
}

/** The form's named controls, without the honeypot, which is outside every fieldset. */
function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>(CONTROLS)].filter(
    (control) => control.name !== '' && control.tabIndex !== -1,
  );
}

const idOf = (form: HTMLFormElement) => form.getAttribute(DRAFT_ID) ?? '';

const readDraft = (form: HTMLFormElement): Draft => read(draftKey(idOf(form)));

/** Reference of the form's submission, if its receipt was shown in this history entry. */
function storedReference(form: HTMLFormElement): string | undefined {
  const { data, entry } = read(receiptKey(idOf(form)));
  const { reference } = (data ?? {}) as Record<string, unknown>;
  const isShownHere = entry === undefined || entry === historyEntry();
  return isShownHere && typeof reference === 'string' ? reference : undefined;
}

/** The router's key of the current history entry; the router has not started yet. */
function historyEntry(): unknown {
  return (window.history.state as { key?: unknown } | null)?.key ?? 'default';
}

function read(key: string): Record<string, unknown> {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}

function write(form: HTMLFormElement, draft: Draft): void {
  try {
    sessionStorage.setItem(draftKey(idOf(form)), JSON.stringify(draft));
  } catch {
    // Storage is full, or blocked as in some private windows: the draft is not stored.
  }
}

function remove(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}

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
import { CONTROLS, type Control, isChanged, isFileInput, isTicked } from './early-control';

type Draft = Record<string, unknown> & { values?: object; fileNames?: object };

/**
 * Keeps what is typed in the forms of a prerendered page, or of a part of it, whose code has not loaded, files and secrets
 * excepted: the form itself cannot do it yet, and somebody who goes away, or reloads because its code never comes, finds
 * it when they are back.
 */
export function keepEarlyDrafts(root: HTMLElement): void {
  for (const form of root.querySelectorAll<HTMLFormElement>(`[${HYDRATING}] form[${DRAFT_ID}]`)) {
    const kept = readDraft(form);
    const values: Record<string, string> = {};
    const fileNames: Record<string, string> = {};
    for (const control of controlsOf(form)) {
      const value = isTicked(control) && !control.checked ? '' : control.value;
      if (isFileInput(control)) {
        const [file] = control.files ?? [];
        if (file) fileNames[control.name] = file.name;
      } else if (control.hasAttribute(SECRET)) continue;
      else if (value !== '') values[control.name] = value;
      // After a reload the kept values were there again: if somebody removed one, they do not want it back, least of all a tick.
      else if (isReload() && control.type !== 'radio') values[control.name] = '';
    }
    // A stepper at its initial 1 is no reason to keep anything.
    if (controlsOf(form).some(isChanged) || (isReload() && kept.values)) {
      const elapsedMs = Number(kept.elapsedMs ?? 0) + Math.round(performance.now());
      write(form, {
        ...kept,
        values: { ...kept.values, ...values },
        fileNames: { ...kept.fileNames, ...fileNames },
        elapsedMs,
      });
    }
  }
}

/**
 * After a reload: puts the values back into the page's forms, so that nothing has to be typed twice if their code is late.
 * One that was sent, and in which nothing was typed since, has its reference instead, so that nobody sends it a second time.
 */
export function restoreEarlyDrafts(root: HTMLElement): void {
  for (const form of root.querySelectorAll<HTMLFormElement>(`form[${DRAFT_ID}]`)) {
    if (!isReload()) {
      forget(receiptKey(idOf(form)));
      continue;
    }
    const { values } = readDraft(form);
    const reference = values ? undefined : sentAs(form);
    if (reference) form.setAttribute(RECEIPT, reference);
    for (const control of controlsOf(form)) {
      const value = (values as Record<string, unknown> | undefined)?.[control.name];
      if (typeof value !== 'string' || isFileInput(control)) continue;
      if (isTicked(control)) control.checked = control.value === value;
      else control.value = value;
    }
  }
}

/**
 * Whether somebody who reloaded the page or came back to it sees in a control what is kept of it: the browser or
 * `restoreEarlyDrafts` put that back, and nobody typed it.
 */
export function isRestored(control: Control): boolean {
  if (!control.form || isFirstLoad()) return false;
  const { values = {} } = readDraft(control.form);
  return (values as Record<string, unknown>)[control.name] === control.value;
}

/** Without the hidden field that only programs fill in; it is in no fieldset. */
function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>(CONTROLS)].filter(
    (control) => control.name !== '' && control.tabIndex !== -1,
  );
}

const idOf = (form: HTMLFormElement) => form.getAttribute(DRAFT_ID) ?? '';

const readDraft = (form: HTMLFormElement): Draft => read(draftKey(idOf(form)));

/** The reference under which the form was sent in this tab. */
function sentAs(form: HTMLFormElement): string | undefined {
  const { reference } = (read(receiptKey(idOf(form))).data ?? {}) as Record<string, unknown>;
  return typeof reference === 'string' ? reference : undefined;
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
    // Private windows and full storage: nothing is kept.
  }
}

function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Where nothing can be stored there is nothing.
  }
}

import { SENT_EARLY } from 'frontend-shared/hydration/early-draft';
import {
  HANDLES_KEYS,
  HYDRATED_EVENT,
  HYDRATING,
  LEFT_EARLY_EVENT,
  STALE,
  TOUCHED,
} from 'frontend-shared/hydration/hydration-marks';
import type { LoadStatus } from '../load-status';
import { CONTROLS, type Control, isChanged, isFileInput, isTicked } from './early-control';

/** Keeps the values of a page's forms and restores them after a reload; see `early-draft.ts`. */
export interface EarlyDrafts {
  keep(root: HTMLElement): void;
  restore(root: HTMLElement): void;
  /** Whether a control shows only what is kept of it, which nobody typed on this page. */
  isRestored: (control: Control) => boolean;
}

/** Keys that turn the slides of a deck; all others do something that can be seen, or nothing. */
const TURNING = /^(Arrow[LR]|Page|Home|End| $)/;

/**
 * Keeps what somebody types, chooses, presses or sends on a prerendered page while its scripts are on their way, and
 * hands it to each part of the page as soon as that part is hydrated (`frontend-shared/hydration/hydration-marks`). Call it before
 * React takes the page over.
 *
 * A part that waits for its code carries the attribute `data-hydrating`; the page and its frame get it here. Meanwhile
 * links are followed by the browser, because a whole page is there sooner than the code that would change it. Whoever
 * presses a button is told how far the loading is, and what was typed is kept for a reload.
 *
 * React does not see a press that is kept: on a click it would hydrate the part at once and act on it, and it would then
 * get the click a second time.
 */
export function keepEarlyInput(root: HTMLElement, status: LoadStatus, drafts?: EarlyDrafts): void {
  const early = new EarlyInput(status, drafts?.isRestored);
  // Looked up each time: React may have replaced it.
  const pageWaits = () => root.querySelector(`main[${HYDRATING}]`) !== null;
  root.setAttribute(HYDRATING, '');
  root.querySelector('main')?.setAttribute(HYDRATING, '');
  early.recordCurrentValues();
  // Afterwards: the form restores its draft itself, and says so.
  drafts?.restore(root);
  // Chromium restores the values of a form, files among it, just before this and without an event.
  window.addEventListener('pageshow', () => early.recordCurrentValues());
  window.addEventListener('pagehide', () => drafts?.keep(root));
  // The page is hydrated and changes to another one while its form still waits.
  root.addEventListener(LEFT_EARLY_EVENT, ({ target }) => drafts?.keep(target as HTMLElement));
  const enter = ({ target }: Event) => {
    const control = target as Control;
    if (control.matches(CONTROLS) && waits(control)) early.enter(control);
  };
  root.addEventListener('input', enter, true);
  root.addEventListener('change', enter, true);
  root.addEventListener(
    'submit',
    (event) => {
      if (!waits(event.target as Element)) return;
      event.preventDefault();
      early.send(event.target as HTMLFormElement, event.submitter);
    },
    true,
  );
  root.addEventListener(
    'click',
    (event) => {
      const pressed = (event.target as Element).closest('a[href], button');
      if (pressed instanceof HTMLButtonElement && waits(pressed)) {
        if (early.press(pressed)) event.stopImmediatePropagation();
      }
      // The frame may be hydrated before the page is: its links would lead to a page that has not loaded.
      else if (pressed instanceof HTMLAnchorElement && pageWaits()) event.stopImmediatePropagation();
    },
    true,
  );
  const told = keepPlaceInPage(root, pageWaits);
  const keys: KeyboardEvent[] = [];
  document.addEventListener('keydown', (event) => {
    const isKept = event.target === document.body && !event.repeat && TURNING.test(event.key);
    if (!isKept || !pageWaits() || !root.querySelector(`[${HANDLES_KEYS}]`)) return;
    keys.push(event);
    status.waiting('page');
  });
  root.addEventListener(HYDRATED_EVENT, ({ target }) => {
    // A part says so in the middle of React's work. After it, each event is finished before the next one, as with a visitor:
    // a field that is left knows what was typed in it.
    queueMicrotask(() => {
      early.deliver(target as Element);
      told();
      if (!pageWaits())
        for (const key of keys.splice(0)) document.body.dispatchEvent(new KeyboardEvent('keydown', key));
    });
  });
}

/**
 * A link within the page changes the address, and React takes what the router then says for a step back: it renders at
 * once and puts a part that still waits for its code away, with what was typed in it, until the code is here. So the router
 * is told when the page is hydrated, and while a part of it still waits, in a task of its own: outside the browser's own
 * event React keeps what is there.
 *
 * @returns tells the router what it has missed, once the page is hydrated
 */
function keepPlaceInPage(root: HTMLElement, pageWaits: () => boolean): () => void {
  const { pathname } = location;
  let missed = false;
  let telling = false;
  const tell = () => {
    telling = true;
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    telling = false;
  };
  window.addEventListener(
    'popstate',
    (event) => {
      if (telling) return;
      if (location.pathname !== pathname) {
        if (!pageWaits()) return;
        location.reload();
      } else if (pageWaits()) missed = true;
      else if (root.querySelector(`[${HYDRATING}]`)) setTimeout(tell);
      else return;
      event.stopImmediatePropagation();
    },
    true,
  );
  return () => {
    if (!missed || pageWaits()) return;
    missed = false;
    tell();
  };
}

function waits(element: Element): boolean {
  return element.closest(`[${HYDRATING}]`) !== null;
}

function touch(control: Element): void {
  control.closest(`[${HYDRATING}]`)?.setAttribute(TOUCHED, '');
  control.closest(`[${STALE}]`)?.setAttribute(STALE, 'true');
}

class EarlyInput {
  private readonly entered = new Map<Control, Entry>();
  private sent: { form: HTMLFormElement; submitter: HTMLElement | null } | undefined;
  /** The last one only: pressed again and again, it was still meant once. */
  private pressed: HTMLButtonElement | undefined;

  constructor(
    private readonly status: LoadStatus,
    private readonly isRestored: EarlyDrafts['isRestored'] = () => false,
  ) {}

  /**
   * Enters what no event told of: typed before this script was here, filled in by the browser, or put back by it without
   * being kept, such as a file. What is kept is the form's own to bring back or to offer.
   */
  recordCurrentValues(): void {
    for (const control of document.querySelectorAll<Control>(CONTROLS)) {
      if (waits(control) && isChanged(control) && !this.isRestored(control)) this.enter(control);
    }
  }

  enter(control: Control): void {
    // What was entered last counts, as with two choices of which only one can be.
    this.entered.delete(control);
    this.entered.set(control, entryOf(control));
    touch(control);
  }

  send(form: HTMLFormElement, submitter: HTMLElement | null): void {
    this.sent = { form, submitter };
    this.recordCurrentValues();
    touch(form);
    form.setAttribute(SENT_EARLY, '');
    this.status.waiting('form');
  }

  /** @returns whether the press is kept; the browser itself makes an event of the form of any other */
  press(button: HTMLButtonElement): boolean {
    // Until its code has loaded such a button must not submit by itself, or a press would reload the page.
    if (button.form && button.hasAttribute('data-submits')) this.send(button.form, null);
    else if (button.type === 'button') {
      this.pressed = button;
      this.status.waiting(button.form ? 'form' : 'page');
      touch(button);
    } else return false;
    return true;
  }

  /** Gives a part of the page what was meant for it; parts inside it that still wait get theirs later. */
  deliver(part: Element): void {
    const isHere = (element: Element) => part.contains(element) && !waits(element);
    for (const [control, entry] of this.entered) {
      if (!isHere(control)) continue;
      this.entered.delete(control);
      repeat(control, entry);
    }
    const { sent, pressed } = this;
    if (sent && isHere(sent.form)) {
      this.sent = undefined;
      sent.form.removeAttribute(SENT_EARLY);
      sent.form.requestSubmit(sent.submitter ?? undefined);
    }
    if (pressed && isHere(pressed)) {
      this.pressed = undefined;
      pressed.click();
    }
    if (!this.sent && !this.pressed) this.status.over();
    for (const element of part.querySelectorAll(`[${STALE}=true]`)) {
      if (isHere(element)) element.setAttribute(STALE, '');
    }
  }
}

type Entry = { value: string; caret: [number | null, number | null] } | { checked: boolean } | 'files';

function entryOf(control: Control): Entry {
  // A select has no caret, and is not asked for one.
  const { checked, value, selectionStart, selectionEnd } = control as HTMLInputElement;
  if (isTicked(control)) return { checked };
  return isFileInput(control) ? 'files' : { value, caret: [selectionStart, selectionEnd] };
}

/**
 * Enters it once more, as if the visitor did it now, who may have left the field since. React compares with what it
 * believes to be there, so it is first told something else.
 */
function repeat(control: Control, entry: Entry): void {
  const tell = (type: string) => control.dispatchEvent(new Event(type, { bubbles: true }));
  if (entry === 'files') tell('change');
  else if ('checked' in entry) {
    const box = control as HTMLInputElement;
    box.checked = !entry.checked;
    box.click();
  } else if (control instanceof HTMLSelectElement) {
    control.value = entry.value;
    tell('change');
  } else {
    control.value = entry.value === '' ? '-' : '';
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
    set?.call(control, entry.value);
    const [start, end] = entry.caret;
    if (start !== null && control === document.activeElement) control.setSelectionRange(start, end);
    tell('input');
  }
  if (control !== document.activeElement) tell('focusout');
}

import { SENT_EARLY } from 'frontend-shared/hydration/early-draft';
import {
  FILE_CHOSEN,
  HANDLES_KEYS,
  HYDRATED_EVENT,
  HYDRATING,
  LEFT_EARLY_EVENT,
  STALE,
  TOUCHED,
} from 'frontend-shared/hydration/hydration-marks';
import type { LoadStatus } from '../load-status';
import { CONTROLS, type Control, isChanged, isCheckable, isFileInput } from './early-control';

/** Stores the values of a page's forms and restores them after a reload; see `early-draft.ts`. */
export interface EarlyDrafts {
  store(root: HTMLElement): void;
  restore(root: HTMLElement): void;
  /** Whether a control shows a restored value, which nobody typed on this page. */
  isRestored: (control: Control) => boolean;
}

/**
 * Keys that change the slide of a deck. No other key is replayed: its effect is visible without scripts, or it has
 * none.
 */
const SLIDE_KEYS = /^(Arrow[LR]|Page|Home|End| $)/;

/**
 * Records input, clicks and submits on a prerendered page while its scripts load, and replays them in each element once
 * that is hydrated (`frontend-shared/hydration/hydration-marks`). Call it before React hydrates the page.
 *
 * An element that is not hydrated has the attribute `data-hydrating`, which the root and `main` get here. Meanwhile the
 * browser follows links itself, because a full page load is faster than waiting for the code. A click on a button shows
 * the load status, and typed values are stored for a reload.
 *
 * A recorded click is stopped before React sees it: React would hydrate the element at once and replay the click
 * itself, so it would happen twice.
 */
export function recordEarlyInput(root: HTMLElement, status: LoadStatus, drafts?: EarlyDrafts): void {
  const early = new EarlyInput(status, drafts?.isRestored);
  // Looked up each time: React may have replaced it.
  const isPageHydrating = () => root.querySelector(`main[${HYDRATING}]`) !== null;
  root.setAttribute(HYDRATING, '');
  root.querySelector('main')?.setAttribute(HYDRATING, '');
  early.recordCurrentValues();
  // After recording: the form restores its draft itself and informs the visitor, so restored values are not recorded.
  drafts?.restore(root);
  // Chromium restores form values, including files, just before `pageshow` and fires no input event.
  window.addEventListener('pageshow', () => early.recordCurrentValues());
  window.addEventListener('pagehide', () => drafts?.store(root));
  // Fired when another page replaces a hydrated page whose form is not hydrated yet.
  root.addEventListener(LEFT_EARLY_EVENT, ({ target }) => drafts?.store(target as HTMLElement));
  const onInput = ({ target }: Event) => {
    const control = target as Control;
    if (control.matches(CONTROLS) && isHydrating(control)) early.record(control);
  };
  root.addEventListener('input', onInput, true);
  root.addEventListener('change', onInput, true);
  root.addEventListener(
    'submit',
    (event) => {
      if (!isHydrating(event.target as Element)) return;
      event.preventDefault();
      early.recordSubmit(event.target as HTMLFormElement, event.submitter);
    },
    true,
  );
  root.addEventListener(
    'click',
    (event) => {
      const pressed = (event.target as Element).closest('a[href], button');
      if (pressed instanceof HTMLButtonElement && isHydrating(pressed)) {
        if (early.recordClick(pressed)) event.stopImmediatePropagation();
      }
      // The layout may be hydrated before the page; its links would then lead to a page that is not loaded.
      else if (pressed instanceof HTMLAnchorElement && isPageHydrating()) event.stopImmediatePropagation();
    },
    true,
  );
  root.addEventListener('keydown', ({ target, key, isComposing }) => {
    if (key !== 'Enter' || isComposing) return;
    if (!(target instanceof HTMLInputElement) || target.type === 'file' || !isHydrating(target)) return;
    // Without a submit button in the HTML, the browser does not submit a form with several fields itself.
    if (target.form?.querySelector('[data-submits]')) early.recordSubmit(target.form, null);
  });
  // As once it is hydrated: with the focus on a button, keys would move in its toolbar instead of changing the slide.
  root.addEventListener('mousedown', (event) => {
    if (isPageHydrating() && (event.target as Element).closest(`[${HANDLES_KEYS}] button`))
      event.preventDefault();
  });
  const redispatchPopState = delayPopState(root, isPageHydrating);
  const keys: KeyboardEvent[] = [];
  document.addEventListener('keydown', (event) => {
    const isSlideKey = event.target === document.body && !event.repeat && SLIDE_KEYS.test(event.key);
    if (!isSlideKey || !isPageHydrating() || !root.querySelector(`[${HANDLES_KEYS}]`)) return;
    keys.push(event);
    status.waiting('page');
  });
  root.addEventListener(HYDRATED_EVENT, ({ target }) => {
    // The event fires while React commits. In a microtask React finishes each replayed event before the next one, as
    // with a real visitor: a field already has its new value when it gets blur.
    queueMicrotask(() => {
      early.replay(target as Element);
      redispatchPopState();
      if (!isPageHydrating())
        for (const key of keys.splice(0)) document.body.dispatchEvent(new KeyboardEvent('keydown', key));
    });
  });
}

/**
 * Delays `popstate` for the router. After a link to an anchor React would treat the router's update like a step back:
 * it renders synchronously and hides an element that is not hydrated, with what was typed in it. So the event is
 * dispatched again once the page is hydrated or, while only a part of it is not, in a separate task, where React keeps
 * the HTML.
 *
 * @returns dispatches a delayed event if the page is hydrated by now
 */
function delayPopState(root: HTMLElement, isPageHydrating: () => boolean): () => void {
  const { pathname } = location;
  let missed = false;
  let isDispatching = false;
  const dispatch = () => {
    isDispatching = true;
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    isDispatching = false;
  };
  window.addEventListener(
    'popstate',
    (event) => {
      if (isDispatching) return;
      if (location.pathname !== pathname) {
        if (!isPageHydrating()) return;
        location.reload();
      } else if (isPageHydrating()) missed = true;
      else if (root.querySelector(`[${HYDRATING}]`)) setTimeout(dispatch);
      else return;
      event.stopImmediatePropagation();
    },
    true,
  );
  return () => {
    if (!missed || isPageHydrating()) return;
    missed = false;
    dispatch();
  };
}

function isHydrating(element: Element): boolean {
  return element.closest(`[${HYDRATING}]`) !== null;
}

function markTouched(control: Element): void {
  control.closest(`[${HYDRATING}]`)?.setAttribute(TOUCHED, '');
  control.closest(`[${STALE}]`)?.setAttribute(STALE, 'true');
}

class EarlyInput {
  private readonly entered = new Map<Control, Entry>();
  private sent: { form: HTMLFormElement; submitter: HTMLElement | null } | undefined;
  /** Only the last one: repeated clicks count once. */
  private pressed: HTMLButtonElement | undefined;

  constructor(
    private readonly status: LoadStatus,
    private readonly isRestored: EarlyDrafts['isRestored'] = () => false,
  ) {}

  /**
   * Records values that no event reported: typed before this script ran, filled in by the browser, or restored by it
   * without being in the draft, such as a file. Values of the draft are restored by the form itself.
   */
  recordCurrentValues(): void {
    for (const control of document.querySelectorAll<Control>(CONTROLS)) {
      if (isHydrating(control) && isChanged(control) && !this.isRestored(control)) this.record(control);
    }
  }

  record(control: Control): void {
    // Moved to the end: with two radio buttons of a group the last one must be replayed last.
    this.entered.delete(control);
    this.entered.set(control, entryOf(control));
    if (isFileInput(control)) control.toggleAttribute(FILE_CHOSEN, isChanged(control));
    markTouched(control);
  }

  recordSubmit(form: HTMLFormElement, submitter: HTMLElement | null): void {
    this.sent = { form, submitter };
    this.recordCurrentValues();
    markTouched(form);
    form.setAttribute(SENT_EARLY, '');
    this.status.waiting('form');
  }

  /** @returns whether the click is recorded; any other button triggers an event of its form, which is handled there */
  recordClick(button: HTMLButtonElement): boolean {
    // Not a submit button in the HTML: before hydration a click on one would reload the page.
    if (button.form && button.hasAttribute('data-submits')) this.recordSubmit(button.form, null);
    else if (button.type === 'button') {
      this.pressed = button;
      this.status.waiting(button.form ? 'form' : 'page');
      markTouched(button);
    } else return false;
    return true;
  }

  /** Replays what was recorded in a hydrated element; elements in it that are not hydrated yet get theirs later. */
  replay(part: Element): void {
    const isReady = (element: Element) => part.contains(element) && !isHydrating(element);
    for (const [control, entry] of this.entered) {
      if (!isReady(control)) continue;
      this.entered.delete(control);
      replayEntry(control, entry);
    }
    const { sent, pressed } = this;
    if (sent && isReady(sent.form)) {
      this.sent = undefined;
      sent.form.removeAttribute(SENT_EARLY);
      submit(sent.form, sent.submitter);
    }
    if (pressed && isReady(pressed)) {
      this.pressed = undefined;
      pressed.click();
    }
    if (!this.sent && !this.pressed) this.status.done();
    for (const element of part.querySelectorAll(`[${STALE}=true]`)) {
      if (isReady(element)) element.setAttribute(STALE, '');
    }
  }
}

/** Safari before 16 lacks `requestSubmit`; the pages handle the event and need no more. */
function submit(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (typeof form.requestSubmit === 'function') form.requestSubmit(submitter ?? undefined);
  else form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
}

type Entry = { value: string; caret: [number | null, number | null] } | { checked: boolean } | 'files';

function entryOf(control: Control): Entry {
  // A select has no caret: both positions are undefined.
  const { checked, value, selectionStart, selectionEnd } = control as HTMLInputElement;
  if (isCheckable(control)) return { checked };
  return isFileInput(control) ? 'files' : { value, caret: [selectionStart, selectionEnd] };
}

/**
 * Enters the recorded value again as if the visitor did it now, followed by `focusout` if the focus has moved on. React
 * ignores an unchanged value, so its tracked value is changed first.
 */
function replayEntry(control: Control, entry: Entry): void {
  const dispatch = (type: string) => control.dispatchEvent(new Event(type, { bubbles: true }));
  if (entry === 'files') {
    control.removeAttribute(FILE_CHOSEN);
    dispatch('change');
  } else if ('checked' in entry) {
    const box = control as HTMLInputElement;
    box.checked = !entry.checked;
    box.click();
  } else if (control instanceof HTMLSelectElement) {
    control.value = entry.value;
    dispatch('change');
  } else {
    control.value = entry.value === '' ? '-' : '';
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
    set?.call(control, entry.value);
    const [start, end] = entry.caret;
    if (start !== null && control === document.activeElement) control.setSelectionRange(start, end);
    dispatch('input');
  }
  if (control !== document.activeElement) dispatch('focusout');
}

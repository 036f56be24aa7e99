import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useLocation, useNavigate } from 'frontend-shared/routing/router';
import { useEffect, useRef, useState } from 'react';
import { controlId } from '../rules/form-description';
import type { Form } from './form-store';
import { useManualScroll } from './use-manual-scroll';

const CHECKING = 'checking';
const SUBMIT = '[data-submits]';

interface CheckStep<N extends string> {
  /** The answers are on screen, not the fields. */
  checking: boolean;
  /** For `FormFrame`: the first press of the button leads to the answers, the second files them. */
  confirmSubmit: () => boolean;
  /** Back to the fields, to this one or to the beginning. */
  change: (field?: N) => void;
}

/**
 * A step between filling in and sending, in which a person reads once more what is sent. It has an entry of the
 * browser's history, so that Back leads to the fields with everything in them.
 *
 * @param title id of the heading that gets the focus when the answers come
 */
export function useCheckStep<T extends string, F extends string, A>(
  form: Form<T, F, A>,
  title: string,
): CheckStep<T | F> {
  const navigate = useNavigate();
  const locale = useLocale();
  const { key, state, pathname } = useLocation();
  const { refusals, phase } = form.use();
  const [checking, setChecking] = useState(false);
  const [seen, setSeen] = useState({ key, locale, refusals, phase });
  const wanted = useRef<string | null>(null);
  useManualScroll();

  if (key !== seen.key || refusals !== seen.refusals || phase !== seen.phase) {
    setSeen({ key, locale, refusals, phase });
    // What the server refused is corrected in the fields; after the receipt another form begins.
    if (refusals !== seen.refusals || phase === 'sent') setChecking(false);
    else if (key !== seen.key && locale === seen.locale) {
      setChecking(isChecking(state) && form.isRight());
    }
  }

  const before = useRef({ checking, refusals });
  useEffect(() => {
    const moved = before.current.checking !== checking;
    // What was refused has the focus already.
    const refused = before.current.refusals !== refusals;
    before.current = { checking, refusals };
    if (!moved || refused || phase === 'sent') return;
    const target = checking
      ? document.getElementById(title)
      : document.querySelector<HTMLElement>(wanted.current ? `#${wanted.current}` : SUBMIT);
    wanted.current = null;
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: checking ? 'start' : 'center' });
  }, [checking, refusals, phase, title]);

  // The receipt replaces both steps: Back leaves it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the receipt comes
  useEffect(() => {
    if (phase === 'sent' && isChecking(state)) navigate(-1);
  }, [phase]);

  return {
    checking,
    confirmSubmit: () => {
      if (checking) return true;
      if (form.review(form.plan.order)) {
        // An entry of the answers that shows the fields, as after a reload, is theirs again: a second one behind it would
        // take a second step back.
        navigate(pathname, {
          state: { ...(state as object | null), [CHECKING]: true },
          replace: isChecking(state),
        });
      }
      return false;
    },
    change: (field) => {
      wanted.current = field === undefined ? null : controlId(form.plan, field);
      // The language was changed here: the entry before is that of the answers in the other one.
      if (isChecking(state)) navigate(-1);
      else navigate(pathname, { replace: true });
    },
  };
}

/** Whether an entry of the history is the one of the answers. */
function isChecking(state: unknown): boolean {
  return (state as Record<string, unknown> | null)?.[CHECKING] === true;
}

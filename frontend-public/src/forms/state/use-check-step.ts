import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useLocation, useNavigate } from 'frontend-shared/routing/router';
import { useEffect, useRef, useState } from 'react';
import { controlId } from '../rules/form-description';
import type { Form } from './form-store';
import { useManualScroll } from './use-manual-scroll';

const CHECKING = 'checking';
const SUBMIT = '[data-submits]';

interface CheckStep<N extends string> {
  /** Whether the answers are shown instead of the fields. */
  checking: boolean;
  /** For `FormFrame`: the first press shows the answers, the second submits. */
  confirmSubmit: () => boolean;
  /** Goes back to the fields, to the given one or to the submit button. */
  change: (field?: N) => void;
}

/**
 * A step between filling in and sending that shows the answers for review. It has a history entry, so that Back returns
 * to the filled-in fields.
 *
 * @param title id of the heading that is focused when the answers appear
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
  const [previous, setPrevious] = useState({ key, locale, refusals, phase });
  const focusTarget = useRef<string | null>(null);
  useManualScroll();

  if (key !== previous.key || refusals !== previous.refusals || phase !== previous.phase) {
    setPrevious({ key, locale, refusals, phase });
    // Rejected fields are corrected in the form; after a receipt a new form begins.
    if (refusals !== previous.refusals || phase === 'sent') setChecking(false);
    else if (key !== previous.key && locale === previous.locale) {
      setChecking(isChecking(state) && form.isValid());
    }
  }

  const before = useRef({ checking, refusals });
  useEffect(() => {
    const moved = before.current.checking !== checking;
    // A rejected field already has the focus.
    const refused = before.current.refusals !== refusals;
    before.current = { checking, refusals };
    if (!moved || refused || phase === 'sent') return;
    const target = checking
      ? document.getElementById(title)
      : document.querySelector<HTMLElement>(focusTarget.current ? `#${focusTarget.current}` : SUBMIT);
    focusTarget.current = null;
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: checking ? 'start' : 'center' });
  }, [checking, refusals, phase, title]);

  // The receipt replaces both steps: Back leaves the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the receipt appears
  useEffect(() => {
    if (phase === 'sent' && isChecking(state)) navigate(-1);
  }, [phase]);

  return {
    checking,
    confirmSubmit: () => {
      if (checking) return true;
      if (form.validate(form.compiled.order)) {
        // After a reload, the answers' entry shows the fields: it is reused, since a second one would need a second
        // Back.
        navigate(pathname, {
          state: { ...(state as object | null), [CHECKING]: true },
          replace: isChecking(state),
        });
      }
      return false;
    },
    change: (field) => {
      focusTarget.current = field === undefined ? null : controlId(form.compiled, field);
      // After a change of language on this step, the previous entry shows the answers in the other language.
      if (isChecking(state)) navigate(-1);
      else navigate(pathname, { replace: true });
    },
  };
}

/** Whether a history entry is the one of the answers. */
function isChecking(state: unknown): boolean {
  return (state as Record<string, unknown> | null)?.[CHECKING] === true;
}

import { type Toast, toaster } from 'frontend-shared/ui/toast/toaster';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon';
import './toast-card.css';
import { useSharedMessages } from '../messages';

/** Share of its width by which a toast must be dragged to be dismissed. */
const DISMISS_SHARE = 0.8;

const icons = { success: SuccessIcon, error: WarningIcon, info: InfoIcon };

export default function ToastCard({ toast }: { toast: Toast }) {
  const messages = useSharedMessages();
  const card = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  /** Where the focus was before it came to the toast: closing it must not send a keyboard back to the top of the page. */
  const cameFrom = useRef<EventTarget>(null);
  const Icon = icons[toast.kind];

  // Reading or dragging it stops the timer; letting go restarts it.
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => toaster.dismiss(toast.id), toast.durationMs);
    return () => clearTimeout(timer);
  }, [held, toast.id, toast.durationMs]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is an extra; the close button does the same by keyboard
    <div
      ref={card}
      className={`cf-toast cf-toast--${toast.kind}`}
      role={toast.kind === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setHeld(true);
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      onBlur={() => setHeld(false)}
      {...useDragToDismiss(card, () => toaster.dismiss(toast.id))}
    >
      <Icon size={22} className="cf-toast__icon" />
      <span className="cf-toast__text">
        <span className="cf-visually-hidden">{messages.toastKind[toast.kind]}: </span>
        {toast.text}
      </span>
      <button
        type="button"
        className="cf-toast__close"
        aria-label={messages.close}
        onClick={() => {
          toaster.dismiss(toast.id);
          if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
        }}
      >
        <CloseIcon size={18} />
      </button>
    </div>
  );
}

function useDragToDismiss(card: { current: HTMLElement | null }, dismiss: () => void) {
  const from = useRef<number | null>(null);
  const share = (event: PointerEvent, element: HTMLElement) =>
    (event.clientX - (from.current ?? event.clientX)) / Math.max(element.offsetWidth, 1);
  const settle = () => {
    from.current = null;
    if (card.current) {
      card.current.style.transform = '';
      card.current.style.opacity = '';
    }
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.target instanceof Element && event.target.closest('button')) return;
      from.current = event.clientX;
      card.current?.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current === null || !card.current) return;
      card.current.style.transform = `translateX(${event.clientX - from.current}px)`;
      card.current.style.opacity = String(1 - Math.min(Math.abs(share(event, card.current)), 1) * 0.7);
    },
    onPointerUp: (event: PointerEvent) => {
      if (from.current === null || !card.current) return;
      const far = Math.abs(share(event, card.current)) >= DISMISS_SHARE;
      settle();
      if (far) dismiss();
    },
    onPointerCancel: settle,
  };
}

import { type Toast, toaster } from 'frontend-shared/ui/toast/toaster';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icon';
import './toast-card.css';
import { useSharedMessages } from '../messages';

/** How long a toast is shown, in ms. */
const SHOWN_MS = 5000;

/** Fraction of its width by which a toast must be dragged to be dismissed. */
const DISMISS_SHARE = 0.8;

const icons = { success: SuccessIcon, error: WarningIcon, info: InfoIcon };

export default function ToastCard({ toast }: { toast: Toast }) {
  const messages = useSharedMessages();
  const card = useRef<HTMLDivElement>(null);
  const [isPaused, setPaused] = useState(false);
  /** Element that had the focus before the toast; it gets the focus back on close. */
  const previousFocus = useRef<EventTarget>(null);
  const Icon = icons[toast.kind];

  // Hover, focus and dragging stop the timer; it restarts afterwards.
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => toaster.dismiss(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isPaused, toast.id]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is optional; the button works by keyboard
    <div
      ref={card}
      className={`cf-toast cf-toast--${toast.kind}`}
      role={toast.kind === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setPaused(true);
        if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
      }}
      onBlur={() => setPaused(false)}
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
          if (previousFocus.current instanceof HTMLElement)
            previousFocus.current.focus({ preventScroll: true });
        }}
      >
        <CloseIcon size={18} />
      </button>
    </div>
  );
}

function useDragToDismiss(card: { current: HTMLElement | null }, dismiss: () => void) {
  const startX = useRef<number | null>(null);
  const share = (event: PointerEvent, element: HTMLElement) =>
    (event.clientX - (startX.current ?? event.clientX)) / Math.max(element.offsetWidth, 1);
  const reset = () => {
    startX.current = null;
    if (card.current) {
      card.current.style.transform = '';
      card.current.style.opacity = '';
    }
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.target instanceof Element && event.target.closest('button')) return;
      startX.current = event.clientX;
      card.current?.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (startX.current === null || !card.current) return;
      card.current.style.transform = `translateX(${event.clientX - startX.current}px)`;
      card.current.style.opacity = String(1 - Math.min(Math.abs(share(event, card.current)), 1) * 0.7);
    },
    onPointerUp: (event: PointerEvent) => {
      if (startX.current === null || !card.current) return;
      const isFar = Math.abs(share(event, card.current)) >= DISMISS_SHARE;
      reset();
      if (isFar) dismiss();
    },
    onPointerCancel: reset,
  };
}

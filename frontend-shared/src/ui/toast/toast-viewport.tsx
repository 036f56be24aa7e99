import { useLocale } from 'frontend-shared/i18n/locale-context';
import { toaster, useToasts } from 'frontend-shared/ui/toast/toaster';
import { useEffect, useState } from 'react';
import type ToastCard from './toast-card';
import './toast-viewport.css';
import { useSharedMessages } from '../messages';

const fetchCard = () => import('./toast-card');
const warmUp = () => void fetchCard().catch(() => undefined);

/**
 * Renders toasts, top right. The shell has one, and so has a standalone remote. The card is loaded on first focus,
 * before it is needed, because an important toast reports a lost connection. If it fails to load, toasts are dropped.
 */
export function ToastViewport() {
  const toasts = useToasts();
  const messages = useSharedMessages();
  const locale = useLocale();
  const [Card, setCard] = useState<typeof ToastCard>();
  useEffect(() => {
    document.addEventListener('focusin', warmUp, { once: true });
    return () => document.removeEventListener('focusin', warmUp);
  }, []);
  useEffect(() => {
    if (Card || toasts.length === 0) return;
    fetchCard().then(
      (card) => setCard(() => card.default),
      () => toaster.clear(),
    );
  }, [toasts, Card]);
  // Errors are alerts; inside the polite live region they would be announced twice.
  const cards = (errors: boolean) =>
    Card &&
    toasts
      .filter(({ kind }) => (kind === 'error') === errors)
      .map((toast) => <Card key={toast.id} toast={toast} />);
  return (
    // `lang`, because the console may be in another language.
    <section className="cf-toasts" aria-label={messages.notifications} lang={locale}>
      <div className="cf-toasts__polite" aria-live="polite">
        {cards(false)}
      </div>
      {cards(true)}
    </section>
  );
}

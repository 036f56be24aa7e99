import { useLocale } from 'frontend-shared/i18n/locale-context';
import { toaster, useToasts } from 'frontend-shared/ui/toast/toaster';
import { useEffect, useState } from 'react';
import type ToastCard from './toast-card';
import './toast-viewport.css';
import { useSharedMessages } from '../messages';

const fetchCard = () => import('./toast-card');
const warmUp = () => void fetchCard().catch(() => undefined);

/**
 * The place of toasts, top right. The shell has one; a remote's own page has one when it runs standalone.
 * The card is no part of a first visit. It comes as soon as someone uses the page, since the toast that is needed
 * most tells of a lost connection; one that cannot be fetched then is dropped, and must not take the page along.
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
  // An error interrupts by itself, as an alert; within the region that waits its turn it would be read out twice.
  const cards = (errors: boolean) =>
    Card &&
    toasts
      .filter(({ kind }) => (kind === 'error') === errors)
      .map((toast) => <Card key={toast.id} toast={toast} />);
  return (
    // The console around it may be in another language.
    <section className="cf-toasts" aria-label={messages.notifications} lang={locale}>
      <div className="cf-toasts__polite" aria-live="polite">
        {cards(false)}
      </div>
      {cards(true)}
    </section>
  );
}

import type { Locale } from 'frontend-shared/i18n/locale';
import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { standaloneMessages } from '../../content/messages/standalone';
import { offlineStore } from './offline-store';

/** Offers an update, but not while this or another window of this browser is presenting. */
export function UpdateNotice({ locale }: { locale: Locale }) {
  const applyUpdate = useStore(offlineStore, (state) => state.applyUpdate);
  const isPostponed = useStore(offlineStore, (state) => state.isPostponed);
  const isPresentationActive = useStore(offlineStore, (state) => state.isPresentationActive);
  // Full screen in this window is known without polling.
  const isFull = useSyncExternalStore(onFullScreen, isInFullScreen, () => true);
  if (!applyUpdate || isPostponed || isPresentationActive || isFull) return null;
  const { update } = standaloneMessages(locale);
  return (
    <section className="sa-update" aria-label={update.title} lang={locale}>
      <p role="status">{update.ready}</p>
      <p className="sa-update__choices">
        <button type="button" className="sa-button" onClick={applyUpdate}>
          {update.use}
        </button>
        <button
          type="button"
          className="sa-button sa-button--quiet"
          onClick={() => offlineStore.setState({ isPostponed: true })}
        >
          {update.later}
        </button>
      </p>
    </section>
  );
}

function onFullScreen(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

function isInFullScreen(): boolean {
  return document.fullscreenElement !== null;
}

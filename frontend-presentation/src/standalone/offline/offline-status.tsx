import type { Locale } from 'frontend-shared/i18n/locale';
import { TickIcon } from 'frontend-shared/ui/icon';
import { useStore } from 'zustand';
import { standaloneMessages } from '../../content/messages/standalone';
import { offlineStore } from './offline-store';

/** Shown in the help: whether the deck works offline, and a postponed update. */
export function OfflineStatus({ locale }: { locale: Locale }) {
  const readiness = useStore(offlineStore, (state) => state.readiness);
  const applyUpdate = useStore(offlineStore, (state) => state.applyUpdate);
  const isPresentationActive = useStore(offlineStore, (state) => state.isPresentationActive);
  const { offline, update } = standaloneMessages(locale);
  return (
    <div className="sa-offline">
      <p role="status" className="sa-offline__status">
        {readiness === 'ready' && <TickIcon size={20} />}
        <span>{offline[readiness]}</span>
      </p>
      {applyUpdate && (
        <p className="sa-offline__status">
          {update.ready}{' '}
          {isPresentationActive ? (
            <span>{update.afterPresentation}</span>
          ) : (
            <button type="button" className="sa-button" onClick={applyUpdate}>
              {update.use}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

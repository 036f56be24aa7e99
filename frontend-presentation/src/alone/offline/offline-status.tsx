import type { Locale } from 'frontend-shared/i18n/locale';
import { TickIcon } from 'frontend-shared/ui/icon';
import { useStore } from 'zustand';
import { aloneMessages } from '../../content/alone';
import { offlineStore } from './offline-store';

/** In the help: whether the deck works without internet, and a newer version that somebody put off. */
export function OfflineStatus({ locale }: { locale: Locale }) {
  const readiness = useStore(offlineStore, (state) => state.readiness);
  const takeUpdate = useStore(offlineStore, (state) => state.takeUpdate);
  const { offline, update } = aloneMessages(locale);
  return (
    <div className="al-offline">
      <p role="status" className="al-offline__status">
        {readiness === 'ready' && <TickIcon size={20} />}
        {offline[readiness]}
      </p>
      {takeUpdate && (
        <p className="al-offline__status">
          {update.ready}{' '}
          <button type="button" className="al-button" onClick={takeUpdate}>
            {update.use}
          </button>
        </p>
      )}
    </div>
  );
}

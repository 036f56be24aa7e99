import type { Locale } from 'frontend-shared/i18n/locale';
import { shellMessages } from '../content/messages';
import './remote-state.css';

/** Shown while a remote loads; its message appears only after a delay. */
export function RemoteLoading({ locale }: { locale: Locale }) {
  return (
    <div className="sh-waiting" role="status">
      <span className="cf-spinner" aria-hidden="true" />
      {shellMessages(locale).loading}
    </div>
  );
}

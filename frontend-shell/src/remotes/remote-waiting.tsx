import type { Locale } from 'frontend-shared/i18n/locale';
import { shellMessages } from '../content/messages';
import './remote-state.css';

/** Stands in for a remote that is on its way; its message appears only when that takes a while. */
export function RemoteWaiting({ locale }: { locale: Locale }) {
  return (
    <div className="sh-waiting" role="status">
      <span className="cf-spinner" aria-hidden="true" />
      {shellMessages(locale).loading}
    </div>
  );
}

import type { Locale } from 'frontend-shared/i18n/locale';
import { shellWords } from '../content/words';
import './remote-state.css';

/** Stands in for a remote that is on its way; its words appear only when that takes a while. */
export function RemoteWaiting({ locale }: { locale: Locale }) {
  return (
    <div className="sh-waiting" role="status">
      <span className="cf-spinner" aria-hidden="true" />
      {shellWords(locale).loading}
    </div>
  );
}

import './sector-board.css';
import { staticOnly } from 'frontend-shared/hydration/static-only';
import { type Locale, localePath } from 'frontend-shared/i18n/locale';
import { Link } from 'frontend-shared/routing/router';
import type { IndustriesMessages } from '../../content/en/industries';

export const SECTORS_ANCHOR = 'sectors';

const SectorList = staticOnly(() => import('./sector-list'), 'SectorList');

interface SectorBoardProps {
  messages: IndustriesMessages['sectors'];
  projectMessages: IndustriesMessages['projects'];
  locale: Locale;
}

/** The board of the twelve sectors, with a link to the projects. */
export function SectorBoard({ messages, projectMessages, locale }: SectorBoardProps) {
  return (
    <section className="cf-section" id={SECTORS_ANCHOR} aria-labelledby="sectors-title">
      <div className="cf-container">
        <h2 className="cf-h2" id="sectors-title">
          {messages.title}
        </h2>
        <p className="pu-sectors__intro cf-measure cf-muted">{messages.intro}</p>
        <SectorList messages={messages} projectMessages={projectMessages} />
        <p className="pu-sectors__foot">
          <span>{messages.other}</span>
          <Link className="cf-text-link" to={localePath(locale, '/success-stories')}>
            {messages.toProjects}
          </Link>
        </p>
      </div>
    </section>
  );
}

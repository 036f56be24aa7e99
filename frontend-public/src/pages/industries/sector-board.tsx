import './sector-board.css';
import { type Locale, localePath } from 'frontend-shared/i18n/locale';
import { Link } from 'frontend-shared/routing/router';
import { Tag } from 'frontend-shared/ui/tag';
import type { IndustriesMessages } from '../../content/en/industries';
import { type ProjectId, projects } from '../../content/projects';
import { useCommonMessages } from '../../content/use-common-messages';
import { sectors } from './sectors';

export const SECTORS_ANCHOR = 'sectors';

interface SectorBoardProps {
  messages: IndustriesMessages['sectors'];
  projectMessages: IndustriesMessages['projects'];
  locale: Locale;
}

/** The twelve sectors as one painted board: an object each, what is made, an example, and what exists of it. */
export function SectorBoard({ messages, projectMessages, locale }: SectorBoardProps) {
  return (
    <section className="cf-section" id={SECTORS_ANCHOR} aria-labelledby="sectors-title">
      <div className="cf-container">
        <h2 className="cf-h2" id="sectors-title">
          {messages.title}
        </h2>
        <p className="pu-sectors__intro cf-measure cf-muted">{messages.intro}</p>
        <ul className="pu-sectors">
          {sectors.map(({ id, Drawing, projects: own }) => {
            const sector = messages.all[id];
            return (
              <li key={id} className="pu-sector">
                <Drawing />
                <h3 className="pu-sector__title">{sector.title}</h3>
                <p className="pu-sector__text">{sector.text}</p>
                <p className="pu-sector__example">
                  <span className="pu-sector__label cf-small">{messages.example}</span>
                  {sector.example}
                </p>
                <div className="pu-sector__projects cf-small">
                  {own.length > 0 ? (
                    <ProjectList projects={own} messages={projectMessages} />
                  ) : (
                    <p className="cf-muted">{messages.noProject}</p>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
        <p className="pu-sectors__foot">
          <span>{messages.other}</span>
          <Link to={localePath(locale, '/success-stories')}>{messages.toProjects}</Link>
        </p>
      </div>
    </section>
  );
}

function ProjectList({
  projects: own,
  messages,
}: {
  projects: readonly ProjectId[];
  messages: IndustriesMessages['projects'];
}) {
  const { status } = useCommonMessages().project;
  return (
    <ul className="pu-sector__list">
      {own.map((id) => (
        <li key={id}>
          <span>
            {messages[id].name}, {messages[id].place}
          </span>
          <Tag kind={projects[id].status}>{status[projects[id].status]}</Tag>
        </li>
      ))}
    </ul>
  );
}

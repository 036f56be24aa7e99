import { Tag } from 'frontend-shared/ui/tag';
import type { IndustriesMessages } from '../../content/en/industries';
import { type ProjectId, projects } from '../../content/projects';
import { useProjectCardMessages } from '../../content/use-project-card-messages';
import { sectors } from './sectors';

interface SectorListProps {
  messages: IndustriesMessages['sectors'];
  projectMessages: IndustriesMessages['projects'];
}

/** The twelve sectors, each with a drawing, a description, an example and its projects. */
export function SectorList({ messages, projectMessages }: SectorListProps) {
  return (
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
  );
}

function ProjectList({
  projects: own,
  messages,
}: {
  projects: readonly ProjectId[];
  messages: IndustriesMessages['projects'];
}) {
  const { status } = useProjectCardMessages().project;
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

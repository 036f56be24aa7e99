import { LinkButton } from 'frontend-shared/ui/button';
import type { ReactNode } from 'react';
import { ProjectFacts } from '../../../blocks/projects/project-facts';
import type { SuccessStoriesMessages } from '../../../content/en/success-stories';
import { type ProjectId, projects } from '../../../content/projects';

interface ComingSoonCardProps {
  id: ProjectId;
  picture: ReactNode;
  messages: SuccessStoriesMessages;
  /** Price of one unit in rupees, if configured. */
  unit: number | undefined;
  /** URL of the member portal; without it there is no button. */
  portal: string;
}

/** Card of a planned project: picture, facts and a link to updates. */
export function ComingSoonCard({ id, picture, messages, unit, portal }: ComingSoonCardProps) {
  const text = messages.projects[id];
  return (
    <article className="pu-coming__card">
      <div className="pu-coming__picture">{picture}</div>
      <ProjectFacts project={projects[id]} text={text} unit={unit}>
        {portal && (
          <LinkButton look="secondary" wide href={portal}>
            {messages.comingSoon.updates}
            <span className="cf-visually-hidden"> {messages.comingSoon.updatesOn(text.name)}</span>
          </LinkButton>
        )}
      </ProjectFacts>
    </article>
  );
}

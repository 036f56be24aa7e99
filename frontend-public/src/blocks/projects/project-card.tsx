import './project-card.css';
import { LinkButton } from 'frontend-shared/ui/button';
import type { ReactNode } from 'react';
import type { ProjectText } from '../../content/en/projects';
import type { Figure } from '../../content/figures';
import type { Project } from '../../content/projects';
import { useProjectCardMessages } from '../../content/use-project-card-messages';
import { usePauseOnInteraction } from '../motion/use-pause-on-interaction';
import { PictureCarousel } from './picture-carousel';
import { ProjectFacts } from './project-facts';

interface ProjectCardProps {
  project: Project;
  text: ProjectText;
  pictures: readonly ReactNode[];
  /** Progress to show, if it differs from the project's own. */
  progress?: Figure | null;
  /** Index among the cards side by side: their pictures change one after another. */
  order?: number;
  /** Price of one unit in rupees, if configured. */
  unit?: number | undefined;
  /** URL of the member portal; without it the card has no button. */
  portal: string;
}

/** Card of a project with pictures, progress and amount; details are in the member portal. */
export function ProjectCard({
  project,
  text,
  pictures,
  progress = project.progress,
  order = 0,
  unit,
  portal,
}: ProjectCardProps) {
  const messages = useProjectCardMessages().project;
  const { paused, pauseHandlers } = usePauseOnInteraction();
  return (
    <article className="pu-project" {...pauseHandlers}>
      <PictureCarousel name={text.name} pictures={pictures} paused={paused} order={order} />
      <ProjectFacts project={project} text={text} progress={progress} unit={unit}>
        {portal && (
          <LinkButton look="secondary" wide href={portal}>
            {messages.details}
            <span className="cf-visually-hidden"> {messages.detailsOf(text.name)}</span>
          </LinkButton>
        )}
      </ProjectFacts>
    </article>
  );
}

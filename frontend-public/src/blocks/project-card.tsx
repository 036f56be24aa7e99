import './project-card.css';
import { formatNumber } from 'frontend-shared/locale';
import { useLocale } from 'frontend-shared/locale-context';
import { LinkButton } from 'frontend-shared/ui/button';
import { PinIcon } from 'frontend-shared/ui/icon';
import { Tag } from 'frontend-shared/ui/tag';
import { Wall } from 'frontend-shared/ui/wall';
import type { ReactNode } from 'react';
import type { ProjectText } from '../content/en/projects';
import type { Figure } from '../content/figures';
import { formatAmount } from '../content/format';
import type { Project } from '../content/projects';
import { useCommonWords } from '../content/use-common-words';
import { PictureCarousel } from './picture-carousel';
import { useHold } from './use-hold';

/** Per cent that one brick of the wall stands for. */
const PER_BRICK = 5;

interface ProjectCardProps {
  project: Project;
  text: ProjectText;
  pictures: readonly ReactNode[];
  /** What is shown as progress, where it differs from the project's own. */
  progress?: Figure | null;
  /** Address of the member portal; without one the card has no button. */
  portal: string;
}

/** A project as a place, a wall and an amount; its details are in the member portal. */
export function ProjectCard({
  project,
  text,
  pictures,
  progress = project.progress,
  portal,
}: ProjectCardProps) {
  const words = useCommonWords().project;
  const locale = useLocale();
  const { held, holders } = useHold();
  const more = (figure: Figure | undefined) => (figure ? `${formatNumber(figure.value)}+` : '');
  return (
    <article className="pu-project" {...holders}>
      <PictureCarousel name={text.name} pictures={pictures} held={held} />
      <div className="pu-project__body">
        <p className="pu-project__kind">
          <span className="cf-small cf-muted">{text.type}</span>
          <Tag kind={project.status}>{words.status[project.status]}</Tag>
        </p>
        <h3 className="cf-h3">{text.name}</h3>
        <p className="pu-project__town">
          <PinIcon size={18} />
          {text.place}
        </p>
        <p className="pu-project__text cf-muted">{text.text(more(project.investors), more(project.jobs))}</p>
        <Wall filled={progress ? progress.value / PER_BRICK : null} className="pu-project__wall" />
        <p className="pu-project__numbers cf-number">
          <span>{progress ? words.progress(String(progress.value)) : words.onProgress}</span>
          <strong className="pu-project__amount">
            <span className="cf-visually-hidden">{words.amount}: </span>
            {formatAmount(project.amount.value, locale)}
          </strong>
        </p>
        {portal && (
          <LinkButton look="secondary" wide href={portal}>
            {words.details}
            <span className="cf-visually-hidden"> {words.detailsOf(text.name)}</span>
          </LinkButton>
        )}
      </div>
    </article>
  );
}

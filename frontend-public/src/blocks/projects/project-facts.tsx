import './project-facts.css';
import { formatAmount } from 'frontend-shared/content/format';
import { formatNumber, formatRupees } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { PinIcon } from 'frontend-shared/ui/icon';
import { Tag } from 'frontend-shared/ui/tag';
import { Wall } from 'frontend-shared/ui/wall';
import type { ReactNode } from 'react';
import type { ProjectText } from '../../content/en/projects';
import { type Figure, figures } from '../../content/figures';
import type { Project } from '../../content/projects';
import { useProjectCardMessages } from '../../content/use-project-card-messages';

interface ProjectFactsProps {
  project: Project;
  text: ProjectText;
  /** Progress to show, if it differs from the project's own. */
  progress?: Figure | null;
  /** Price of one unit in rupees, if configured. */
  unit?: number | undefined;
  /** Link or button at the bottom. */
  children?: ReactNode;
}

/** The text of a project card: industry, status, name, place, description, progress and amount. */
export function ProjectFacts({
  project,
  text,
  progress = project.progress,
  unit,
  children,
}: ProjectFactsProps) {
  const messages = useProjectCardMessages().project;
  const locale = useLocale();
  const withPlus = (figure: Figure | undefined) => (figure ? `${formatNumber(figure.value)}+` : '');
  return (
    <div className="pu-facts">
      <p className="pu-facts__kind">
        <span className="cf-small cf-muted">{text.type}</span>
        <Tag kind={project.status}>{messages.status[project.status]}</Tag>
      </p>
      <h3 className="cf-h3">{text.name}</h3>
      <p className="pu-facts__town">
        <PinIcon size={18} />
        {text.place}
      </p>
      <p className="pu-facts__text cf-muted">
        {text.text(withPlus(project.investors), withPlus(project.jobs))}
      </p>
      <Wall filled={progress ? progress.value / figures.brick.value : null} className="pu-facts__wall" />
      <p className="pu-facts__numbers cf-number">
        <span>{progress ? messages.progress(String(progress.value)) : messages.onProgress}</span>
        <strong className="pu-facts__amount">
          <span className="cf-visually-hidden">{messages.amount}: </span>
          {formatAmount(project.amount.value, locale)}
        </strong>
      </p>
      {unit !== undefined && <p className="cf-small cf-number">{messages.unit(formatRupees(unit))}</p>}
      {children}
    </div>
  );
}

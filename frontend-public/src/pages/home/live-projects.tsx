import './live-projects.css';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { type Locale, localePath } from 'frontend-shared/i18n/locale';
import { SpiceOutside, SpiceProduct, SpiceWork } from 'frontend-shared/illustrations/projects/spice';
import {
  SupermarketOutside,
  SupermarketProduct,
  SupermarketWork,
} from 'frontend-shared/illustrations/projects/supermarket';
import { WaterOutside, WaterProduct, WaterWork } from 'frontend-shared/illustrations/projects/water';
import { Link } from 'frontend-shared/routing/router';
import { RiskNote } from '../../blocks/legal/risk-note';
import { ProjectCard } from '../../blocks/projects/project-card';
import type { HomeMessages } from '../../content/en/home';
import { figures } from '../../content/figures';
import { projects } from '../../content/projects';

interface LiveProjectsProps {
  messages: HomeMessages['projects'];
  /** Text of the sign above the supermarket. */
  sign: string;
  locale: Locale;
  /** URL of the member portal, which has the details. */
  portal: string;
  /** Price of one unit in rupees, by project. */
  units: SiteConfig['projectUnits'];
}

/** The two running factories and the one under construction. */
export default function LiveProjects({ messages, sign, locale, portal, units = {} }: LiveProjectsProps) {
  const { texts, pictures } = messages;
  const { spice, supermarket, water } = pictures;
  return (
    <section className="pu-live cf-section" aria-labelledby="projects-title">
      <div className="cf-container">
        <div className="pu-live__head">
          <div>
            <h2 className="cf-h2" id="projects-title">
              {messages.title}
            </h2>
            <p className="cf-muted">{messages.note(String(figures.brick.value))}</p>
          </div>
          <Link className="pu-live__all cf-text-link" to={localePath(locale, '/success-stories')}>
            {messages.all}
          </Link>
        </div>
        <div className="pu-live__cards">
          <ProjectCard
            project={projects.spice}
            text={texts.spice}
            unit={units.spice}
            portal={portal}
            pictures={[
              <SpiceOutside key="outside" label={spice.outside} board={texts.spice.board} />,
              <SpiceWork key="work" label={spice.work} />,
              <SpiceProduct key="product" label={spice.product} />,
            ]}
          />
          <ProjectCard
            project={projects.supermarket}
            order={1}
            text={texts.supermarket}
            unit={units.supermarket}
            portal={portal}
            pictures={[
              <SupermarketOutside
                key="outside"
                label={supermarket.outside}
                board={texts.supermarket.board}
                sign={sign}
              />,
              <SupermarketWork key="work" label={supermarket.work} />,
              <SupermarketProduct key="product" label={supermarket.product} />,
            ]}
          />
          <ProjectCard
            project={projects.water}
            order={2}
            text={texts.water}
            unit={units.water}
            portal={portal}
            progress={figures.projects.water.progressOnHome}
            pictures={[
              <WaterOutside key="outside" label={water.outside} board={texts.water.board} />,
              <WaterWork key="work" label={water.work} />,
              <WaterProduct key="product" label={water.product} />,
            ]}
          />
        </div>
        <RiskNote />
      </div>
    </section>
  );
}

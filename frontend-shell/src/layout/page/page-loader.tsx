import type { SiteConfig } from 'frontend-shared/api/site-config';
import { LogoMark } from 'frontend-shared/ui/logo';
import { Wall } from 'frontend-shared/ui/wall';
import './page-loader.css';

/** The dark screen between two pages: logo and a wall whose bricks fill within 800 ms. */
export function PageLoader({ site, label }: { site: SiteConfig; label: string }) {
  return (
    <div className="sh-loader cf-on-ink" role="status">
      <LogoMark logo={site.logo} tone="haldi" size={88} />
      <div className="sh-loader__wall" aria-hidden="true">
        <Wall filled={20} animate tone="haldi" />
      </div>
      <span className="cf-visually-hidden">{label}</span>
    </div>
  );
}

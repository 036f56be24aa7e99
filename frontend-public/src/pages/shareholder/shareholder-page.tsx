import './shareholder-page.css';
import { lazyHydrateForm } from 'frontend-shared/hydration/lazy-hydrate';
import type { ShareholderMessages } from '../../content/en/shareholder';
import type { PageProps } from '../page-props';

const ShareholderForm = lazyHydrateForm(
  () => import('../../features/shareholder-application/shareholder-form'),
  'pu-shareholder__form',
);

/** The page Become a Shareholder: the risks, then the application. */
export default function ShareholderPage({ site, messages }: PageProps<ShareholderMessages>) {
  return (
    <section className="pu-shareholder">
      <ShareholderForm messages={messages} site={site} />
    </section>
  );
}

import './shareholder-page.css';
import type { ShareholderMessages } from '../../content/en/shareholder';
import { ShareholderForm } from '../../features/shareholder-application/shareholder-form';
import type { PageProps } from '../page-props';

/** Become a shareholder: risks first, then the application. */
export default function ShareholderPage({ site, messages }: PageProps<ShareholderMessages>) {
  return (
    <section className="pu-shareholder">
      <ShareholderForm messages={messages} site={site} />
    </section>
  );
}

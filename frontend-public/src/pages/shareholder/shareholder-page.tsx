import './shareholder-page.css';
import type { ShareholderWords } from '../../content/en/shareholder';
import { ShareholderForm } from '../../features/shareholder-application/shareholder-form';
import type { PageProps } from '../../page-props';

/** Become a shareholder: risks first, then the application. */
export default function ShareholderPage({ site, words }: PageProps<ShareholderWords>) {
  return (
    <section className="pu-shareholder">
      <ShareholderForm words={words} site={site} />
    </section>
  );
}

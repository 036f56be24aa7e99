import type { SiteConfig } from 'frontend-shared/api/site-config';
import { Link } from 'frontend-shared/routing/router';
import type { ReactNode } from 'react';
import { login } from '../../content/login';
import { useMessages } from '../../content/messages';
import { paths } from '../../routing/paths';
import { usePreferences } from '../../state/preferences';
import { Brand } from '../../ui/brand';
import { LanguageChoice } from '../../ui/form/language-choice';
import { BrickWall } from './brick-wall';
import './login.css';

/** Layout of the screens without a session. */
export function LoginFrame({ site, children }: { site: SiteConfig; children: ReactNode }) {
  const loginMessages = useMessages(login);
  const { locale, chooseLocale } = usePreferences();
  return (
    <div className="ad-login">
      <header className="ad-login__band">
        <Brand site={site} />
        <Link className="ad-login__home" to={paths.home}>
          {loginMessages.home}
        </Link>
        <BrickWall />
      </header>
      <main className="ad-login__main">
        <LanguageChoice
          aria-label={loginMessages.language}
          name="language"
          value={locale}
          onChange={chooseLocale}
        />
        {children}
      </main>
    </div>
  );
}

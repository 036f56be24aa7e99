import { useEffect, useRef, useState } from 'react';
import type { SiteConfig } from '../api/site-config';
import neelMark from '../brand/logo.svg';
import haldiMark from '../brand/logo-haldi.svg';
import type { Locale } from '../i18n/locale';
import './logo.css';

const ownMarks = { neel: neelMark, haldi: haldiMark };

interface LogoMarkProps {
  logo: SiteConfig['logo'];
  /** `neel` on light ground, `haldi` on ink. Counts only for the built-in mark. */
  tone?: 'neel' | 'haldi';
  /** Edge in px. */
  size?: number;
}

/** The mark: the configured primary image, on a load error the fallback image, and failing that the built-in one. */
export function LogoMark({ logo, tone = 'neel', size = 44 }: LogoMarkProps) {
  const addresses = [logo.primary, logo.fallback, ownMarks[tone]].filter(Boolean);
  const [failed, setFailed] = useState(0);
  const image = useRef<HTMLImageElement>(null);
  const last = addresses.length - 1;
  const current = Math.min(failed, last);

  // A picture in prerendered HTML may have failed before this code was listening.
  useEffect(() => {
    const { complete, naturalWidth, currentSrc } = image.current ?? {};
    if (complete && naturalWidth === 0 && currentSrc) setFailed((count) => Math.min(count + 1, last));
  }, [last]);

  return (
    <img
      ref={image}
      className="cf-logo__mark"
      src={addresses[current]}
      alt=""
      width={size}
      height={size}
      onError={() => setFailed(Math.min(current + 1, last))}
    />
  );
}

interface LogoProps extends Omit<LogoMarkProps, 'logo'> {
  site: SiteConfig;
  locale: Locale;
}

/** Mark and name in both scripts, the one of the page's language first. */
export function Logo({ site, locale, tone = 'neel', size = 44 }: LogoProps) {
  const [first, second] =
    locale === 'hi' && site.nameHindi ? [site.nameHindi, site.name] : [site.name, site.nameHindi];
  const hindiFirst = first !== site.name;
  return (
    <span className={`cf-logo cf-logo--${tone}`}>
      <LogoMark logo={site.logo} tone={tone} size={size} />
      <span className="cf-logo__names">
        <span className="cf-logo__name" lang={hindiFirst ? 'hi' : 'en'}>
          {first}
        </span>
        {second && (
          <span className="cf-logo__other" lang={hindiFirst ? 'en' : 'hi'}>
            {second}
          </span>
        )}
      </span>
    </span>
  );
}

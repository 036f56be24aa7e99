import { useEffect, useRef, useState } from 'react';
import type { SiteConfig } from '../api/site-config';
import neelMark from '../brand/logo.svg';
import haldiMark from '../brand/logo-haldi.svg';
import type { Locale } from '../i18n/locale';
import './logo.css';

const ownMarks = { neel: neelMark, haldi: haldiMark };

interface LogoMarkProps {
  logo: SiteConfig['logo'];
  /** `neel` on light backgrounds, `haldi` on ink. Only for the built-in mark. */
  tone?: 'neel' | 'haldi';
  /** Width and height in px. */
  size?: number;
}

/** The configured primary image; if it fails to load the fallback image, then the built-in mark. */
export function LogoMark({ logo, tone = 'neel', size = 44 }: LogoMarkProps) {
  const addresses = [logo.primary, logo.fallback, ownMarks[tone]].filter(Boolean);
  const [failed, setFailed] = useState(0);
  const image = useRef<HTMLImageElement>(null);
  const last = addresses.length - 1;
  const current = Math.min(failed, last);

  // An image in prerendered HTML may have failed before hydration.
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

/** Mark and company name in both scripts, the page's language first. */
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

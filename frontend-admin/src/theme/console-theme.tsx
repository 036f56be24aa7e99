import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import ConfigProvider from 'antd/es/config-provider';
import en from 'antd/es/locale/en_US';
import hi from 'antd/es/locale/hi_IN';
import { DocumentLanguage } from 'frontend-shared/i18n/document-language';
import { LocaleProvider } from 'frontend-shared/i18n/locale-context';
import { fontFamily } from 'frontend-shared/theme/tokens';
import { useMediaQuery, useReducedMotion } from 'frontend-shared/ui/media-query';
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { common } from '../content/common';
import { usePreferences } from '../state/preferences';
import { type ColourMode, consoleTheme } from './antd-theme';
import 'frontend-shared/theme/fonts-console.css';
import './console.css';
import './forced-colors.css';
import './print.css';

/** The colour mode in use: the user's choice, or the device's if there is none. */
export function useColourMode(): ColourMode {
  const choice = usePreferences((preferences) => preferences.colours);
  const deviceIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  return choice === 'system' ? (deviceIsDark ? 'dark' : 'light') : choice;
}

/**
 * Preloads the fonts for both scripts. On a computer without a Devanagari font, Hindi names would otherwise show as
 * empty boxes until the font is loaded. Errors are ignored.
 */
function preloadFonts() {
  for (const letter of ['a', 'क']) {
    document.fonts?.load(`14px ${fontFamily.console}`, letter).catch(() => undefined);
  }
}

interface ConsoleThemeProps {
  /** CSP nonce of the page: Ant Design adds style elements at run time. */
  nonce?: string | undefined;
  children: ReactNode;
}

/** Ant Design's own texts. */
const ANTD_LOCALES = { en, hi };

/**
 * Applies the console's colours and the account's language to its children, and to what Ant Design renders into the
 * body. Before login, the language is the one last used on this device.
 */
export function ConsoleTheme({ nonce, children }: ConsoleThemeProps) {
  const mode = useColourMode();
  const locale = usePreferences((preferences) => preferences.locale);
  const prefersReducedMotion = useReducedMotion();
  const theme = useMemo(() => consoleTheme(mode, !prefersReducedMotion), [mode, prefersReducedMotion]);
  const csp = useMemo(() => (nonce ? { nonce } : {}), [nonce]);
  // Ant Design labels its loading icon "loading" in every language.
  const button = useMemo(
    () => ({ loadingIcon: <LoadingOutlined aria-label={common[locale].loading} /> }),
    [locale],
  );

  // Menus and dialogs are children of the body, so the mode is set on the root element, and reset for the public pages.
  useLayoutEffect(() => {
    document.documentElement.dataset.adMode = mode;
    return () => {
      delete document.documentElement.dataset.adMode;
    };
  }, [mode]);

  useEffect(() => {
    preloadFonts();
  }, []);

  return (
    <ConfigProvider
      theme={theme}
      csp={csp}
      locale={ANTD_LOCALES[locale]}
      button={button}
      wave={{ disabled: true }}
    >
      <LocaleProvider locale={locale}>
        {/* The public pages set their own language again when they mount. */}
        <DocumentLanguage locale={locale} />
        <div className="ad-root">{children}</div>
      </LocaleProvider>
    </ConfigProvider>
  );
}

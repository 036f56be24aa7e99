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
import './print.css';

/** The colours in use: the person's choice, or the device's as long as nothing was chosen. */
export function useColourMode(): ColourMode {
  const choice = usePreferences((preferences) => preferences.colours);
  const deviceIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  return choice === 'system' ? (deviceIsDark ? 'dark' : 'light') : choice;
}

/**
 * Fetches the letters of both scripts before the first name needs them. A computer without a Devanagari font of its own
 * would show a name in Hindi as empty boxes until they are there; when they cannot be had, it goes on as it is.
 */
function askForLetters() {
  for (const letter of ['a', 'क']) {
    document.fonts?.load(`14px ${fontFamily.console}`, letter).catch(() => undefined);
  }
}

interface ConsoleThemeProps {
  /** CSP nonce of the page: Ant Design writes style elements at run time. */
  nonce?: string | undefined;
  children: ReactNode;
}

/** Ant Design's own words. */
const KIT_TEXTS = { en, hi };

/**
 * Gives everything below it, and what Ant Design opens on the page's body, the console's colours and the language of the
 * account. Before a login the language is the one last used on this device.
 */
export function ConsoleTheme({ nonce, children }: ConsoleThemeProps) {
  const mode = useColourMode();
  const locale = usePreferences((preferences) => preferences.locale);
  const still = useReducedMotion();
  const theme = useMemo(() => consoleTheme(mode, !still), [mode, still]);
  const csp = useMemo(() => (nonce ? { nonce } : {}), [nonce]);
  // Ant Design's own says "loading" in every language.
  const button = useMemo(
    () => ({ loadingIcon: <LoadingOutlined aria-label={common[locale].loading} /> }),
    [locale],
  );

  // Menus and dialogs are children of the body, so the mode is set on the root element and restored for the public pages.
  useLayoutEffect(() => {
    document.documentElement.dataset.adMode = mode;
    return () => {
      delete document.documentElement.dataset.adMode;
    };
  }, [mode]);

  useEffect(() => {
    askForLetters();
  }, []);

  return (
    <ConfigProvider
      theme={theme}
      csp={csp}
      locale={KIT_TEXTS[locale]}
      button={button}
      wave={{ disabled: true }}
    >
      <LocaleProvider locale={locale}>
        {/* The public pages say theirs again as they come back. */}
        <DocumentLanguage locale={locale} />
        <div className="ad-root">{children}</div>
      </LocaleProvider>
    </ConfigProvider>
  );
}

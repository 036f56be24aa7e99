import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ConfigProvider from 'antd/es/config-provider';
import { useSession } from 'frontend-shared/api/session';
import { FALLBACK_SITE } from 'frontend-shared/api/site-config';
import { BrowserRouter, useLocation } from 'frontend-shared/routing/router';
import App from '../src/App';
import { usePreferences } from '../src/state/preferences';
import { useToasts } from '../src/state/toasts';
import type { FakeApi } from './fakes/fake-api';

function Home() {
  return useLocation().pathname === '/' ? <p>Public home</p> : null;
}

/** Ant Design generates no style sheets: jsdom has no layout, and they take a tenth of a test's time. */
export const WITHOUT_STYLES = { zeroRuntime: true };

/** Opens the console at an address, like a new tab, with a fake API. */
export function openConsole(address: string, api: FakeApi) {
  window.history.replaceState(null, '', address);
  globalThis.fetch = api.fetch as typeof fetch;
  useSession.setState({ status: 'unknown', accessToken: null, admin: null });
  useToasts.setState({ toasts: [] });
  // A fixed clock: on a slow machine the ten seconds to undo something would pass before the test clicks.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const user = userEvent.setup({ delay: null });
  const view = render(
    <ConfigProvider theme={WITHOUT_STYLES}>
      <BrowserRouter>
        <Home />
        <App basePath="/admin" locale="en" site={FALLBACK_SITE} />
      </BrowserRouter>
    </ConfigProvider>,
  );
  return { user, ...view };
}

/** Path and query of the tab. */
export const address = () => `${window.location.pathname}${window.location.search}`;

/** Resets what this device stores, so that no test depends on another. */
export function resetPreferences() {
  act(() =>
    usePreferences.setState({
      locale: 'en',
      colours: 'system',
      density: 'comfortable',
      sidebarCollapsed: false,
      shortcuts: true,
      decisionMail: true,
      documentBeside: true,
    }),
  );
  localStorage.clear();
}

/** The panel of the open record. */
export const panel = (name = 'Application') => screen.findByRole('complementary', { name });

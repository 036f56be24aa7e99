import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ConfigProvider from 'antd/es/config-provider';
import { useSession } from 'frontend-shared/api/session';
import { FALLBACK_SITE } from 'frontend-shared/api/site-config';
import { BrowserRouter, useLocation } from 'frontend-shared/routing/router';
import App from '../src/App';
import { usePreferences } from '../src/state/preferences';
import { useToasts } from '../src/state/toasts';
import type { ApiStandIn } from './api-stand-in';

function Home() {
  return useLocation().pathname === '/' ? <p>Public home</p> : null;
}

/** Ant Design makes no style sheets, which jsdom could not lay out anyway: a tenth of a test's time. */
const WITHOUT_STYLES = { zeroRuntime: true };

/** Opens an address of the console in front of a stand-in for the API, as a fresh tab would. */
export function openConsole(address: string, api: ApiStandIn) {
  window.history.replaceState(null, '', address);
  globalThis.fetch = api.fetch as typeof fetch;
  useSession.setState({ status: 'unknown', accessToken: null, admin: null });
  useToasts.setState({ toasts: [] });
  // What can be undone for ten seconds can be undone on a machine that takes longer to press the button.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const user = userEvent.setup();
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

/** Where the tab is. */
export const address = () => `${window.location.pathname}${window.location.search}`;

/** Forgets what this device remembers between tests. */
export function forgetPreferences() {
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

/** The panel in which a record is open. */
export const panel = (name = 'Application') => screen.findByRole('complementary', { name });

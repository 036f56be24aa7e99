import ConfigProvider from 'antd/es/config-provider';
import { FALLBACK_SITE } from 'frontend-shared/api/site-config';
import { BrowserRouter, useLocation } from 'frontend-shared/routing/router';
import { type ReactNode, Suspense } from 'react';
import { Toasts } from '../src/app/frame/toasts';
import { lazyPages } from '../src/app/pages';
import { useStoredPreferences } from '../src/app/start-page';
import { ProofDialog } from '../src/app/step-up/proof-dialog';
import { useToasts } from '../src/state/toasts';
import { ConsoleTheme } from '../src/theme/console-theme';
import { SlotsProvider, useSlots } from '../src/ui/panel/slots';
import type { FakeApi } from './fakes/fake-api';
import { WITHOUT_STYLES } from './open-console';
import { renderLoggedIn } from './render-logged-in';

const pages = lazyPages();

/** The page at the current address, with the slots that it can fill. */
function Page() {
  useStoredPreferences();
  const { pathname } = useLocation();
  const { covered, setSearch, setPanel, setCover } = useSlots();
  const PageAtPath = pages[pathname as keyof typeof pages];
  return (
    <>
      <div ref={setSearch} />
      <main>
        <div inert={covered}>
          <Suspense>
            <PageAtPath site={FALLBACK_SITE} />
          </Suspense>
        </div>
        <div ref={setCover} />
      </main>
      <div ref={setPanel} />
    </>
  );
}

/**
 * Opens a page of the console, logged in, for what happens on that page alone: without the guard, the navigation, the
 * live updates and the palette, which take a third of the time of `openConsole`. `beside` is what a test needs of them.
 */
export function openPage(address: string, api: FakeApi, beside?: ReactNode) {
  window.history.replaceState(null, '', address);
  useToasts.setState({ toasts: [] });
  // As in `openConsole`.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  return renderLoggedIn(
    <ConfigProvider theme={WITHOUT_STYLES}>
      <BrowserRouter>
        <ConsoleTheme>
          <SlotsProvider>
            {beside}
            <Page />
            <ProofDialog />
            <Toasts />
          </SlotsProvider>
        </ConsoleTheme>
      </BrowserRouter>
    </ConfigProvider>,
    api,
  );
}

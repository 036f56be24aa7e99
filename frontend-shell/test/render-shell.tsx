import { render, screen } from '@testing-library/react';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { RemoteName, RemoteProps } from 'frontend-shared/federation/remote-contract';
import { useLocation, useNavigate } from 'frontend-shared/routing/router';
import { type ComponentType, Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Shell } from '../src/app/Shell';
import { loadFooter } from '../src/layout/footer/load-footer';
import type { RemoteSource } from '../src/remotes/remote-source';
import { sampleSite } from './sample-site';

/** A fake remote that renders its name, the address and its props. */
function FakeRemote({ name, basePath, locale, onHeaderVisible }: RemoteProps & { name: RemoteName }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (
    <div>
      <h1>{name}</h1>
      <p data-testid="remote-props">{`${locale} ${basePath} ${pathname}${search}${hash}`}</p>
      <button type="button" onClick={() => onHeaderVisible?.(false)}>
        fill the screen
      </button>
      <button type="button" onClick={() => navigate(`${basePath}/2`, { replace: true })}>
        next slide
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        back in the browser
      </button>
      <button type="button" onClick={() => onHeaderVisible?.(true)}>
        leave the full screen
      </button>
    </div>
  );
}

const components: Record<RemoteName, ComponentType<RemoteProps>> = {
  app_public: (props) => <FakeRemote name="app_public" {...props} />,
  app_admin: (props) => <FakeRemote name="app_admin" {...props} />,
  app_presentation: (props) => <FakeRemote name="app_presentation" {...props} />,
};

export function readyRemotes(): RemoteSource {
  return { component: (name) => components[name], renew: () => undefined };
}

// The footer is lazy; loaded here, so that tests do not wait for it.
beforeAll(() => Promise.all([loadFooter('en'), loadFooter('hi')]));

/** Renders the shell at an address; with a nonce, inside the page that the server sends for the console. */
export function renderShell(
  address: string,
  remotes = readyRemotes(),
  site: SiteConfig = sampleSite,
  nonce?: string,
) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Suspense>
        <Shell site={site} remotes={remotes} nonce={nonce} />
      </Suspense>
    </MemoryRouter>,
  );
}

/** The first link with a text or label. Not by role: a role query over the whole page takes jsdom long. */
export function link(name: string): HTMLElement {
  const [first] = screen.queryAllByLabelText(name, { selector: 'a' });
  return first ?? (screen.getAllByText(name, { selector: 'a, a *' })[0] as HTMLElement);
}

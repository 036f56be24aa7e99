/**
 * @jest-environment node
 */
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { readyRemotes } from '../../test/render-shell';
import { sampleSite } from '../../test/sample-site';
import { loadShellMessages } from '../content/messages';
import { Shell } from './Shell';

beforeAll(() => loadShellMessages('hi'));

const html = (address: string) =>
  renderToString(
    <StaticRouter location={address}>
      <Shell site={sampleSite} remotes={readyRemotes()} />
    </StaticRouter>,
  );

test('the test environment has no document', () => {
  expect(typeof document).toBe('undefined');
});

test.each(['/', '/hi/apply', '/presentation/2', '/admin-login', '/no-such-page'])(
  '%s renders without a browser',
  (address) => {
    expect(html(address)).toMatch(/<(h1|footer)/);
  },
);

test('the HTML has no style attributes, which the content security policy would block', () => {
  for (const address of ['/', '/hi', '/no-such-page']) expect(html(address)).not.toMatch(/\sstyle=/);
});

import { render } from '@testing-library/react';
import { BrowserRouter } from 'frontend-shared/routing/router';
import { RemoteFailed } from './remote-failed';

test.each([
  ['a remote that failed to load is loaded again', { isMismatch: false, retriesInPlace: true }, 1],
  ['a remote that was built for another version is not', { isMismatch: true, retriesInPlace: true }, 0],
  ['a page that would have to be reloaded is not', { isMismatch: false, retriesInPlace: false }, 0],
])('when the browser is online again, %s', (_what, failure, times) => {
  const onRetry = jest.fn();
  render(
    <BrowserRouter>
      <RemoteFailed name="app_public" locale="en" {...failure} onRetry={onRetry} />
    </BrowserRouter>,
  );
  window.dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledTimes(times);
});

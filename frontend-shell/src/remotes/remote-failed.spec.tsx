import { render } from '@testing-library/react';
import { BrowserRouter } from 'frontend-shared/routing/router';
import { RemoteFailed } from './remote-failed';

test.each([
  ['a remote that failed to load is loaded again', false, 1],
  ['a remote that was built for another version is not', true, 0],
])('when the browser is online again, %s', (_what, isMismatch, times) => {
  const onRetry = jest.fn();
  render(
    <BrowserRouter>
      <RemoteFailed name="app_public" locale="en" isMismatch={isMismatch} onRetry={onRetry} />
    </BrowserRouter>,
  );
  window.dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledTimes(times);
});

import { act, screen, waitFor } from '@testing-library/react';
import { aShareholder, FakeApi, failure } from '../../../test/fakes/fake-api';
import { renderLoggedIn } from '../../../test/render-logged-in';
import { PanValue } from './pan-value';

/** Renders the PAN of a record; `used` PANs were revealed today. */
function renderPan({ used = 0, canReveal = true } = {}) {
  const api = new FakeApi();
  api.shareholders = [aShareholder({ _id: 'id0' })];
  api.reveals.used = used;
  if (api.admin) api.admin.permissions = canReveal ? ['shareholders:reveal'] : [];
  return { api, ...renderLoggedIn(<PanValue id="id0" masked="******234F" />, api) };
}

describe('the PAN', () => {
  it('cannot be revealed beyond the daily limit, which the button explains', async () => {
    const { api, user } = renderPan({ used: 40 });
    const button = screen.getByRole('button', { name: 'Reveal PAN' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    expect(button).toHaveAccessibleDescription(/^ *40 of 40 PANs revealed today\. No more today\./);
    button.focus();
    await user.keyboard('{Enter}');
    expect(api.callsTo('GET', '/api/shareholder/id0/pan')).toHaveLength(0);
  });

  it('can be revealed again if it was the last one of the day', async () => {
    const { user } = renderPan({ used: 39 });
    const button = screen.getByRole('button', { name: 'Reveal PAN' });
    await waitFor(() => expect(button).toHaveAccessibleDescription(/39 of 40 PANs/));
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Hide PAN' }));
    expect(button).toHaveAccessibleDescription(/40 of 40 PANs/);
    expect(button).not.toHaveAttribute('aria-disabled');
    await user.click(button);
    expect(await screen.findByText('ABCDE1234F')).toBeVisible();
  });

  it('is hidden again after 30 seconds', async () => {
    const { user } = renderPan();
    jest.useFakeTimers({ advanceTimers: true });
    try {
      await user.click(screen.getByRole('button', { name: 'Reveal PAN' }));
      expect(await screen.findByText('ABCDE1234F')).toBeVisible();
      act(() => jest.advanceTimersByTime(30_000));
      expect(screen.queryByText('ABCDE1234F')).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it('stays masked without the permission to reveal it', () => {
    renderPan({ canReveal: false });
    expect(screen.getByText('******234F')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('stays masked, with an error, when the server refuses', async () => {
    const { api, user } = renderPan();
    api.override((_request, url) =>
      url.pathname.endsWith('/pan') ? failure(403, 'FORBIDDEN', 'You may not do this.') : undefined,
    );
    await user.click(screen.getByRole('button', { name: 'Reveal PAN' }));
    expect(await screen.findByText('Error: You may not do this.')).toBeVisible();
    expect(screen.getByText('******234F')).toBeVisible();
  });
});

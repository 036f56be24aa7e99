import { screen, within } from '@testing-library/react';
import { ApiStandIn, failure } from '../../../test/api-stand-in';
import { openConsole } from '../../../test/open-console';
import type { UndeliveredMail } from '../../data/undelivered-mails';

const MAIL: UndeliveredMail = {
  _id: '65f1c0ffee65f1c0ffee65f1',
  template: 'contact-reply',
  to: 'asha@example.org',
  locale: 'en',
  recordId: '65f1c0ffee65f1c0ffee65f2',
  createdAt: '2025-12-01T05:00:00.000Z',
  givenUpAt: '2025-12-02T05:00:00.000Z',
  tries: 14,
  lastError: 'EENVELOPE 550',
  canDismiss: true,
  canSendAgain: true,
};

/** A server with these mails, which forgets one that was decided about. */
function apiWith(...given: UndeliveredMail[]) {
  const api = new ApiStandIn();
  let mails = given;
  api.override((request, { pathname }) => {
    if (!pathname.startsWith('/api/admin/undelivered-mails')) return undefined;
    if (request.method === 'GET') return { body: mails, headers: { 'X-Total-Count': String(mails.length) } };
    mails = mails.filter(({ _id }) => !pathname.includes(_id));
    return { body: { message: 'Done' } };
  });
  return api;
}

describe('undelivered mails', () => {
  it('says to whom, about what and why, and leads to the record', async () => {
    openConsole('/admin/mails', apiWith(MAIL));
    await screen.findByRole('heading', { name: 'Reply to a message' });
    const list = within(screen.getByRole('main'));
    expect(list.getByText('asha@example.org')).toBeVisible();
    expect(list.getByText(/refused it for good \(EENVELOPE 550\)/)).toBeVisible();
    expect(list.getByRole('link', { name: 'Open the record' })).toHaveAttribute(
      'href',
      `/admin/contacts?record=${MAIL.recordId}`,
    );
    expect(list.getByRole('status')).toHaveTextContent('One mail');
  });

  it('is told on the dashboard, and one that is sent again leaves the list', async () => {
    const api = apiWith(MAIL);
    const { user } = openConsole('/admin', api);
    await user.click(await screen.findByRole('link', { name: 'Look at them' }));
    await user.click(await screen.findByRole('button', { name: /^Send again to asha@example.org/ }));
    expect(await screen.findByText('Every mail has been delivered.')).toBeVisible();
    expect(api.calls.some(({ method, path }) => method === 'POST' && path.endsWith('/send-again'))).toBe(
      true,
    );
  });

  it('asks before it dismisses, and says what a refusal was about', async () => {
    const api = apiWith({ ...MAIL, canSendAgain: false });
    const { user } = openConsole('/admin/mails', api);
    expect(await screen.findByText(/link or code has expired/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull();
    api.override((request, { pathname }) =>
      request.method === 'POST' && pathname.endsWith('/dismiss')
        ? failure(409, 'CONFLICT', 'Somebody else has already decided about this mail.')
        : undefined,
    );
    await user.click(screen.getByRole('button', { name: /^Dismiss the mail to asha/ }));
    await user.click(screen.getByRole('button', { name: 'Yes, dismiss' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('already decided');
  });

  it('shows those of others without buttons', async () => {
    openConsole('/admin/mails', apiWith({ ...MAIL, canDismiss: false, canSendAgain: false }));
    await screen.findByRole('heading', { name: 'Reply to a message' });
    expect(screen.queryByRole('button', { name: /^Dismiss/ })).toBeNull();
  });
});

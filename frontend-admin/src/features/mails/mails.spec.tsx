import { act, screen, waitFor, within } from '@testing-library/react';
import { useSession } from 'frontend-shared/api/session';
import { clickWhenEnabled } from '../../../test/click-when-enabled';
import { FakeApi, failure } from '../../../test/fakes/fake-api';
import { followedLinks } from '../../../test/followed-links';
import { openConsole } from '../../../test/open-console';
import { openPage } from '../../../test/open-page';
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
  reason: 'refused',
  canDismiss: true,
  canSendAgain: true,
};

/** An API that returns these mails until they are handled. */
function apiWith(...undelivered: UndeliveredMail[]) {
  const api = new FakeApi();
  let mails = undelivered;
  api.override((request, { pathname, searchParams }) => {
    if (!pathname.startsWith('/api/admin/undelivered-mails')) return undefined;
    if (request.method === 'GET') {
      const [template, reason] = [searchParams.get('template'), searchParams.get('reason')];
      const body = mails.filter(
        (mail) => (!template || mail.template === template) && (!reason || mail.reason === reason),
      );
      return { body, headers: { 'X-Total-Count': String(body.length) } };
    }
    mails = mails.filter(({ _id }) => !pathname.includes(_id));
    return { body: { message: 'Done' } };
  });
  return api;
}

describe('undelivered mails', () => {
  it('show recipient, kind and reason, with a link to the record, and no buttons if the account may not handle them', async () => {
    openPage('/admin/mails', apiWith({ ...MAIL, canDismiss: false, canSendAgain: false }));
    await screen.findByRole('heading', { name: 'Reply to a message' });
    const list = within(screen.getByRole('main'));
    expect(list.getByText('asha@example.org')).toBeVisible();
    expect(list.getByText(/refused it for good \(EENVELOPE 550\)/)).toBeVisible();
    expect(list.getByRole('link', { name: 'Open the record' })).toHaveAttribute(
      'href',
      `/admin/contacts?record=${MAIL.recordId}`,
    );
    expect(list.getByText('One mail')).toHaveAttribute('role', 'status');
    expect(list.queryByRole('button', { name: /^Dismiss/ })).toBeNull();
  });

  it('refer to the team page for a new invitation', async () => {
    const api = apiWith({ ...MAIL, template: 'administrator-invited', canSendAgain: false });
    openPage('/admin/mails', api);
    expect(await screen.findByText(/“Resend” on the team page sends a new one/)).toBeVisible();
    expect(screen.queryByText(/whoever needs one can ask/)).toBeNull();
  });

  it('are dismissed after a confirmation, with an error if a colleague has already decided', async () => {
    const api = apiWith({ ...MAIL, canSendAgain: false });
    const { user } = openPage('/admin/mails', api);
    expect(await screen.findByText(/A link or code is not sent twice; whoever needs one/)).toBeVisible();
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

  it('disappear when the permission to see them is withdrawn', async () => {
    let mails = [MAIL];
    const api = new FakeApi();
    api.override((_request, { pathname }) =>
      pathname === '/api/admin/undelivered-mails'
        ? { body: mails, headers: { 'X-Total-Count': String(mails.length) } }
        : undefined,
    );
    openConsole('/admin/mails', api);
    await screen.findByText('asha@example.org');
    mails = [];
    const { admin } = useSession.getState();
    act(() => useSession.setState({ admin: admin && { ...admin, permissions: [] } }));
    expect(await screen.findByText('No undelivered mail is left here.')).toBeVisible();
    expect(screen.queryByText('asha@example.org')).not.toBeInTheDocument();
  });

  describe('of which several are selected', () => {
    const OTHERS: UndeliveredMail[] = [
      { ...MAIL, _id: '65f1c0ffee65f1c0ffee65f3', to: 'ravi@example.org' },
      { ...MAIL, _id: '65f1c0ffee65f1c0ffee65f4', to: 'meena@example.org', canSendAgain: false },
    ];

    it('are sent again one by one, with a report of failures', async () => {
      const api = apiWith(MAIL, ...OTHERS);
      api.override((request, { pathname }) =>
        request.method === 'POST' && pathname.includes(OTHERS[0]?._id ?? '')
          ? failure(409, 'CONFLICT', 'The record has been decided about again since.')
          : undefined,
      );
      const { user } = openPage('/admin/mails', api);
      await user.click(await screen.findByRole('checkbox', { name: 'Select all 3 shown' }));
      const bar = within(screen.getByRole('region', { name: 'Selected mails' }));
      expect(bar.getByText('3 selected')).toBeVisible();
      await user.click(bar.getByRole('button', { name: 'Send the selected mails again' }));
      expect(await bar.findByText('1 done, 1 not changed, 1 left as it was')).toBeVisible();
      const report = within(bar.getByRole('list', { name: 'Report' }));
      expect(report.getByText(/decided about again since/)).toHaveTextContent(
        'ravi@example.org: Reply to a message',
      );
      // The list stays unchanged until the report is closed.
      expect(screen.getByRole('checkbox', { name: /^Select the mail to asha/ })).toBeDisabled();
      const posts = api.calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
      expect(posts.filter((path) => path.endsWith('/send-again'))).toHaveLength(2);
      await user.click(bar.getByRole('button', { name: 'Close report' }));
      await waitFor(() => expect(screen.queryByText('asha@example.org')).toBeNull());
      expect(screen.queryByRole('region', { name: 'Selected mails' })).toBeNull();
      expect(screen.getByText('ravi@example.org')).toBeVisible();
    });

    it('leave the list and the selection when they are sent again individually, and are dismissed after a confirmation, even if they cannot be sent again', async () => {
      const api = apiWith(MAIL, ...OTHERS);
      const { user } = openPage('/admin/mails', api);
      await user.click(await screen.findByRole('checkbox', { name: /^Select the mail to asha/ }));
      await user.click(screen.getByRole('button', { name: /^Send again to asha@example.org/ }));
      await waitFor(() => expect(screen.queryByText('asha@example.org')).toBeNull());
      expect(api.callsTo('POST', `/api/admin/undelivered-mails/${MAIL._id}/send-again`)).toHaveLength(1);
      expect(screen.queryByRole('region', { name: 'Selected mails' })).toBeNull();

      await user.click(await screen.findByRole('checkbox', { name: /^Select the mail to meena/ }));
      const bar = within(screen.getByRole('region', { name: 'Selected mails' }));
      expect(bar.getByRole('button', { name: 'Send the selected mails again' })).toBeDisabled();
      await user.click(bar.getByRole('button', { name: 'Dismiss the selected mails' }));
      expect(bar.getByText(/^Dismiss 1 mail for good/)).toBeVisible();
      await user.click(bar.getByRole('button', { name: 'Yes, dismiss' }));
      expect(await bar.findByText('1 done')).toBeVisible();
      await user.click(bar.getByRole('button', { name: 'Close report' }));
      await waitFor(() => expect(screen.queryByText('meena@example.org')).toBeNull());
      expect(screen.getByText('ravi@example.org')).toBeVisible();
    });

    it('are no longer sent after a stop, except for the current one', async () => {
      const api = apiWith(MAIL, ...OTHERS);
      let answer = () => {};
      api.override((request) =>
        request.method === 'POST' && request.url.endsWith('/send-again')
          ? new Promise((resolve) => {
              answer = () => resolve({ body: { message: 'Done' } });
            })
          : undefined,
      );
      const { user } = openPage('/admin/mails', api);
      await user.click(await screen.findByRole('checkbox', { name: 'Select all 3 shown' }));
      const bar = within(screen.getByRole('region', { name: 'Selected mails' }));
      await user.click(bar.getByRole('button', { name: 'Send the selected mails again' }));
      await user.click(await bar.findByRole('button', { name: 'Stop after this one' }));
      answer();
      expect(await bar.findByText('1 done, 2 left as they were')).toBeVisible();
    });
  });

  describe('with filters', () => {
    it('show that no mail matches the filters, rather than that none is left', async () => {
      openPage('/admin/mails?template=track-code&reason=weather', apiWith(MAIL));
      expect(await screen.findByText('No undelivered mail fits these filters.')).toBeVisible();
      expect(screen.getByRole('button', { name: /Code for following a submission/ })).toBeVisible();
      expect(screen.queryByText('No undelivered mail is left here.')).toBeNull();
    });

    it('offer only kinds that the account may see', async () => {
      const api = apiWith({ ...MAIL, template: 'contact-received' });
      if (api.admin) api.admin.permissions = ['contacts:read', 'applications:read'];
      const { user } = openPage('/admin/mails', api);
      await user.click(await screen.findByRole('button', { name: 'Kind of mail' }));
      const kinds = within(screen.getByRole('list', { name: 'Kind of mail' }));
      expect(kinds.getByRole('button', { name: 'Reply to a message' })).toBeVisible();
      for (const name of ['Application withdrawn', 'Code for following a submission', 'Password changed']) {
        expect(kinds.queryByRole('button', { name })).toBeNull();
      }
    });
  });

  describe('that are selected but hidden by a filter', () => {
    const LATE: UndeliveredMail = {
      ...MAIL,
      _id: '65f1c0ffee65f1c0ffee65f5',
      to: 'late@example.org',
      reason: 'unreachable',
    };
    const bar = () => within(screen.getByRole('region', { name: 'Selected mails' }));
    const posts = (api: FakeApi) =>
      api.calls.filter(({ method, path }) => method === 'POST' && path.includes('/undelivered-mails/'));

    async function filtered() {
      const api = apiWith(MAIL, LATE);
      const { user } = openPage('/admin/mails', api);
      await user.click(await screen.findByRole('checkbox', { name: 'Select all 2 shown' }));
      await user.click(screen.getByRole('button', { name: 'Reason' }));
      await user.click(screen.getByRole('button', { name: 'Mail server not reached' }));
      expect(await screen.findByText('late@example.org')).toBeVisible();
      await waitFor(() => expect(screen.queryByText('asha@example.org')).toBeNull());
      return { api, user };
    }

    it('are counted, and sent or dismissed only after a confirmation that names them', async () => {
      const { api, user } = await filtered();
      const hiddenNote = 'Not on this page: asha@example.org (Reply to a message).';
      expect(bar().getByRole('status')).toHaveTextContent('2 selected, 1 of them not on this page');
      await user.click(bar().getByRole('button', { name: 'Dismiss the selected mails' }));
      expect(bar().getByText(/^Dismiss 2 mails for good/)).toHaveTextContent(hiddenNote);
      await user.click(bar().getByRole('button', { name: 'No' }));
      await user.click(bar().getByRole('button', { name: 'Send the selected mails again' }));
      expect(bar().getByText(`Send 2 mails again? ${hiddenNote}`)).toBeVisible();
      await user.click(bar().getByRole('button', { name: 'Cancel' }));
      expect(bar().getByRole('button', { name: 'Send the selected mails again' })).toHaveFocus();
      expect(posts(api)).toEqual([]);
      await user.keyboard('{Enter}{Enter}');
      expect(await bar().findByText('2 done')).toBeVisible();
    });

    it('can be deselected, after which the others are sent without a confirmation; the filter is in the URL', async () => {
      const { api, user } = await filtered();
      expect(window.location.search).toBe('?reason=unreachable');
      await user.click(bar().getByRole('button', { name: 'Deselect the hidden one' }));
      await user.click(bar().getByRole('button', { name: 'Send the selected mails again' }));
      expect(await bar().findByText('1 done')).toBeVisible();
      expect(posts(api).map(({ path }) => path)).toEqual([
        `/api/admin/undelivered-mails/${LATE._id}/send-again`,
      ]);
      await user.click(bar().getByRole('button', { name: 'Close report' }));
      await user.click(screen.getByRole('button', { name: 'Clear all' }));
      expect(await screen.findByText('asha@example.org')).toBeVisible();
    });
  });

  describe('in an export', () => {
    const followed = followedLinks();

    it('include all that match the filters, not only the loaded ones', async () => {
      const path = '/api/admin/undelivered-mails/exports';
      const api = apiWith(MAIL);
      api.override((_request, url) =>
        url.pathname === path ? { body: { data: { path: '/api/admin/exports/once' } } } : undefined,
      );
      const { user } = openPage('/admin/mails?reason=refused', api);
      await clickWhenEnabled(user, 'Export');
      expect(screen.getByText(/^All undelivered mails with these filters: 1/)).toBeVisible();
      const filters = within(screen.getByRole('list', { name: 'Filters of this file' }));
      expect(filters.getAllByRole('listitem')).toHaveLength(1);
      expect(filters.getByText(/^Reason: /)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Download for Excel' }));
      await waitFor(() => expect(followed).toEqual(['/api/admin/exports/once?format=xlsx']));
      expect(api.callsTo('POST', path).map(({ query }) => query)).toEqual([{ reason: 'refused' }]);
    });
  });
});

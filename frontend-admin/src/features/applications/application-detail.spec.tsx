import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { failure } from '../../../test/fakes/fake-api';
import { matchOnly } from '../../../test/matching-media';
import { address } from '../../../test/open-console';
import {
  apiWithPending,
  changes,
  decisionDelayOver,
  heading,
  openApplication,
  resetState,
} from '../../../test/pending-applications';
import { NARROW } from '../../browser/media-queries';
import { records } from '../../content/records';
import { usePreferences } from '../../state/preferences';

beforeEach(resetState);

describe('an open application', () => {
  it('shows the contact details as links, and links other applications with the same e-mail address or mobile number', async () => {
    const received = { status: 'approved', createdAt: '2025-11-11T06:00:00.000Z' } as const;
    const api = apiWithPending({ mobile: '9835012345' });
    api.applications[0]?.sameContact.push({ _id: 'id1', reference: 'FA-ID1', ...received, same: ['mobile'] });
    const { user } = openApplication(api);
    await heading('Ravi');
    const mail = screen.getByRole('link', { name: 'id0@example.org' });
    expect(mail).toHaveAttribute('href', 'mailto:id0@example.org');
    const phone = screen.getByRole('link', { name: '+91 98350 12345' });
    expect(phone).toHaveAttribute('href', 'tel:+919835012345');
    expect(screen.getByText('10 November 2025, 11:30 am')).toBeVisible();
    const others = within(screen.getByRole('region', { name: 'Same contact details' }));
    expect(others.getByRole('listitem')).toHaveTextContent(/^FA-ID1, received .*same mobile/);
    await user.click(others.getByRole('link', { name: /^FA-ID1/ }));
    await heading('Harpreet');
    expect(screen.queryByRole('region', { name: 'Same contact details' })).not.toBeInTheDocument();
  });
});

describe('keyboard shortcuts', () => {
  it('move with J and K, and close with Escape, which returns the focus to the row', async () => {
    const { user } = openApplication(apiWithPending());
    await heading('Ravi');
    await screen.findByText('1 of 3 pending');
    await user.keyboard('j');
    expect(await heading('Harpreet')).toHaveFocus();
    await user.keyboard('j');
    await heading('Savita');
    await user.keyboard('k');
    await heading('Harpreet');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Harpreet' })).not.toBeInTheDocument());
    expect(address()).toBe('/admin/applications');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Harpreet' })).toHaveFocus());
  });

  it('continue on the next page at the end of a page, and return to the plain first page', async () => {
    const api = apiWithPending();
    api.pageSize = 2;
    const { user } = openApplication(api, 'id1');
    await heading('Harpreet');
    await screen.findByText('2 of 3 pending');
    await user.keyboard('j');
    await heading('Savita');
    expect(address()).toBe('/admin/applications?cursor=2&record=id2&page=2');
    await screen.findByRole('link', { name: 'Savita' });
    await user.keyboard('k');
    await heading('Harpreet');
    expect(address()).toBe('/admin/applications?record=id1');
  });

  it('do not override a navigation that happens while the next page is loading', async () => {
    const api = apiWithPending();
    api.pageSize = 2;
    const { user } = openApplication(api, 'id1');
    await heading('Harpreet');
    await screen.findByText('2 of 3 pending');
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    api.override(async (_request, url) => {
      if (url.searchParams.get('cursor') === '2') await answered;
      return undefined;
    });
    await user.keyboard('j');
    await user.click(screen.getByRole('link', { name: 'Ravi' }));
    await heading('Ravi');
    answer();
    await decisionDelayOver();
    expect(address()).toBe('/admin/applications?record=id0');
  });

  it('focus the approve button with A and open the form for a rejection with X, where they are inactive, and which Escape closes first', async () => {
    const api = apiWithPending();
    const { user } = openApplication(api);
    await heading('Ravi');
    await user.keyboard('{a>5/}');
    expect(screen.getByRole('button', { name: 'Approve' })).toHaveFocus();
    expect(changes(api, 'id0')).toEqual([]);
    await user.keyboard('{Enter}');
    await heading('Harpreet');
    expect(api.applications[0]?.status).toBe('approved');
    await decisionDelayOver();
    await user.keyboard('x');
    expect(await screen.findByLabelText('Reason')).toHaveFocus();
    await user.keyboard('axjk');
    expect(screen.getByLabelText('Reason')).toHaveValue('axjk');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Reject' })).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Harpreet' })).toBeVisible();
  });

  it('can be turned off in the settings', async () => {
    const api = apiWithPending();
    api.settings.shortcuts = false;
    const { user } = openApplication(api);
    await waitFor(() => expect(usePreferences.getState().shortcuts).toBe(false));
    await heading('Ravi');
    await user.keyboard('j');
    expect(screen.getByRole('heading', { name: 'Ravi' })).toBeVisible();
  });
});

describe('swiping on a touch screen', () => {
  const touch = async (type: 'pointerdown' | 'pointerup', x: number, touched?: Element) => {
    const record = (await heading('Ravi')).closest('.ad-panel__content') as Element;
    const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: 200 });
    fireEvent(touched ?? record, Object.assign(event, { pointerType: 'touch', isPrimary: true }));
  };

  it('opens the next record only if the panel covers the list, but not in a text field or in horizontally scrollable content', async () => {
    const { unmount } = openApplication(apiWithPending());
    await touch('pointerdown', 300);
    await touch('pointerup', 100);
    expect(screen.getByRole('heading', { name: 'Ravi' })).toBeVisible();
    unmount();
    matchOnly(NARROW);
    const { user } = openApplication(apiWithPending());
    const title = await heading('Ravi');
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    title.style.overflowX = 'auto';
    jest.spyOn(title, 'scrollWidth', 'get').mockReturnValue(900);
    for (const touched of [screen.getByLabelText('Reason'), title]) {
      await touch('pointerdown', 300, touched);
      await touch('pointerup', 100, touched);
    }
    expect(screen.getByRole('heading', { name: 'Ravi' })).toBeVisible();
    expect(address()).toContain('record=id0');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await touch('pointerdown', 300);
    await touch('pointerup', 100);
    await heading('Harpreet');
  });
});

describe('the panel of an application', () => {
  it('marks suspected spam, and lets a reviewer clear the mark and undo that', async () => {
    const api = apiWithPending({ suspect: true });
    const { user } = openApplication(api);
    await heading('Ravi');
    await user.click(screen.getByRole('button', { name: 'Not spam' }));
    await waitFor(() =>
      expect(changes(api, 'id0')[0]?.body).toEqual({
        status: 'pending',
        expectedStatus: 'pending',
        clearSuspect: true,
        undoable: true,
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(changes(api, 'id0')[1]?.body).toEqual({
        status: 'pending',
        expectedStatus: 'pending',
        clearSuspect: false,
        undo: true,
      }),
    );
  });

  it('shows a message if the application no longer exists', async () => {
    openApplication(apiWithPending(), 'missing');
    expect(await screen.findByText('This application no longer exists.')).toBeVisible();
  });

  it('downloads the unchanged document under its own name, with the access token', async () => {
    const api = apiWithPending({
      document: { name: 'इकाई-योजना.docx', size: 13, type: 'application/msword' },
    });
    const downloads: { name: string; url: string }[] = [];
    const blobs = new Map<string, Blob>();
    URL.createObjectURL = (blob) => {
      const url = `blob:${blobs.size}`;
      blobs.set(url, blob as Blob);
      return url;
    };
    URL.revokeObjectURL = () => {};
    HTMLAnchorElement.prototype.click = function click() {
      downloads.push({ name: this.download, url: this.href });
    };
    let authorization: string | null = null;
    api.override((request) => {
      if (request.url.endsWith('/document')) authorization = request.headers.get('authorization');
      return undefined;
    });
    const { user } = openApplication(api);
    await heading('Ravi');
    expect(screen.queryByRole('button', { name: /^View/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Download इकाई-योजना.docx' }));
    await waitFor(() => expect(downloads).toHaveLength(1));
    expect(downloads[0]?.name).toBe('इकाई-योजना.docx');
    expect(await blobs.get(downloads[0]?.url ?? '')?.text()).toBe('%PDF-1.7 plan');
    expect(authorization).toBe('Bearer t1');
  });
});

describe('moving on from an application', () => {
  async function reopen(user: ReturnType<typeof openApplication>['user']) {
    await user.click(await screen.findByRole('button', { name: 'Reopen' }));
    await user.click(screen.getByLabelText('Reason'));
    await user.paste('New papers came.');
    await user.click(screen.getByRole('button', { name: 'Reopen application' }));
  }

  it.each([
    // Newest first.
    ['j', 'Ravi'],
    ['k', 'Savita'],
  ])('with %s opens its former neighbour %s if it has left the list', async (key, name) => {
    const { user } = openApplication(apiWithPending({ status: 'rejected' }), 'id1', 'status=rejected&');
    await heading('Harpreet');
    await screen.findByText('2 of 3');
    await reopen(user);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Harpreet' })).not.toBeInTheDocument());
    await user.keyboard(key);
    await heading(name);
  });

  it('is disabled if it was the last one and has left the list', async () => {
    const { user } = openApplication(apiWithPending({ status: 'rejected' }), 'id0', 'status=rejected&');
    await heading('Ravi');
    await screen.findByText('3 of 3');
    await reopen(user);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ravi' })).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Next application' })).toBeDisabled();
  });

  it('shows a message only when it continues at the top after the last one', async () => {
    const { user } = openApplication(apiWithPending(), 'id1');
    await heading('Harpreet');
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await heading('Savita');
    expect(screen.queryByText(records.en.fromTop)).not.toBeInTheDocument();
    await decisionDelayOver();
    await user.click(screen.getByRole('button', { name: 'Keep pending' }));
    await heading('Ravi');
    expect(screen.getByText(records.en.fromTop)).toBeVisible();
    await user.keyboard('j');
    await heading('Savita');
    expect(screen.queryByText(records.en.fromTop)).not.toBeInTheDocument();
  });

  it.each([
    ['', 'Keep pending', 'Savita', '/admin/applications?cursor=2&record=id2&page=2'],
    // Newest first.
    ['status=all&', 'Approve', 'Ravi', '/admin/applications?status=all&cursor=2&record=id0&page=2'],
  ])('continues on the next page after the last one of a page: ?%s', async (query, button, name, url) => {
    const api = apiWithPending();
    api.pageSize = 2;
    const { user } = openApplication(api, 'id1', query);
    await heading('Harpreet');
    await user.click(screen.getByRole('button', { name: button }));
    await heading(name);
    expect(address()).toBe(url);
    expect(screen.queryByText(records.en.fromTop)).not.toBeInTheDocument();
  });

  it('shows no message about the top when the next page cannot be loaded', async () => {
    const api = apiWithPending();
    api.pageSize = 2;
    const { user } = openApplication(api, 'id1');
    await heading('Harpreet');
    api.override((_request, url) =>
      url.searchParams.get('cursor') === '2' ? failure(503, 'UNAVAILABLE', 'Not now.') : undefined,
    );
    await user.click(screen.getByRole('button', { name: 'Keep pending' }));
    await heading('Ravi');
    expect(screen.queryByText(records.en.fromTop)).not.toBeInTheDocument();
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { matchOnly } from '../../../test/matching-media';
import { address, openConsole } from '../../../test/open-console';
import {
  apiWithPending,
  changes,
  decisionDelayOver,
  heading,
  openApplication,
  resetState,
} from '../../../test/pending-applications';
import { NARROW } from '../../browser/media-queries';

beforeEach(resetState);

describe('an open application', () => {
  it('lists and links other applications with the same e-mail address or mobile number', async () => {
    const received = { status: 'approved', createdAt: '2025-11-11T06:00:00.000Z' } as const;
    const api = apiWithPending();
    api.applications[0]?.sameContact.push({ _id: 'id1', reference: 'FA-ID1', ...received, same: ['mobile'] });
    const { user } = openApplication(api);
    await heading('Ravi');
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

  it('are inactive while a reason is being typed, which Escape closes first', async () => {
    const { user } = openApplication(apiWithPending());
    await heading('Ravi');
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    await user.keyboard('jk');
    expect(screen.getByLabelText('Reason')).toHaveValue('jk');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Reject' })).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Ravi' })).toBeVisible();
  });

  it('focus the approve button with A, and open the form for a rejection with X', async () => {
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
    await user.keyboard('ax');
    expect(screen.getByLabelText('Reason')).toHaveValue('ax');
  });

  it('can be turned off in the settings', async () => {
    const api = apiWithPending();
    const { user } = openConsole('/admin/settings', api);
    await user.click(await screen.findByRole('switch', { name: 'Keyboard shortcuts' }));
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    await screen.findByText('Settings saved successfully!');
    await user.click(screen.getByRole('link', { name: /Applications/ }));
    await user.click(await screen.findByRole('link', { name: 'Ravi' }));
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

  it('opens the next record only if the panel covers the list', async () => {
    const { unmount } = openApplication(apiWithPending());
    await touch('pointerdown', 300);
    await touch('pointerup', 100);
    expect(screen.getByRole('heading', { name: 'Ravi' })).toBeVisible();
    unmount();
    matchOnly(NARROW);
    openApplication(apiWithPending());
    await touch('pointerdown', 300);
    await touch('pointerup', 100);
    await heading('Harpreet');
  });

  it('does nothing in a text field or in horizontally scrollable content', async () => {
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
  });
});

describe('the panel of an application', () => {
  it('shows the contact details of the applicant as links', async () => {
    openApplication(apiWithPending({ mobile: '9835012345' }));
    await heading('Ravi');
    expect(screen.getByRole('link', { name: 'id0@example.org' })).toHaveAttribute(
      'href',
      'mailto:id0@example.org',
    );
    expect(screen.getByRole('link', { name: '+91 98350 12345' })).toHaveAttribute(
      'href',
      'tel:+919835012345',
    );
    expect(screen.getByText('10 November 2025, 11:30 am')).toBeVisible();
  });

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

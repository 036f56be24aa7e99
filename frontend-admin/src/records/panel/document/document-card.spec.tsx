import { act, screen, waitFor, within } from '@testing-library/react';
import { afterResponses } from '../../../../test/after-responses';
import { anApplication, FakeApi, failure } from '../../../../test/fakes/fake-api';
import { matchOnly } from '../../../../test/matching-media';
import { panel, resetPreferences } from '../../../../test/open-console';
import { openPage } from '../../../../test/open-page';
import { WIDE } from '../../../browser/media-queries';

const DOWNLOAD = { name: 'Download unit-plan.pdf' };

function openWithLargeDocument() {
  const api = new FakeApi();
  const document = { name: 'unit-plan.pdf', size: 4_800_000, type: 'application/pdf' };
  api.applications = [anApplication({ _id: 'id0', document })];
  return { api, ...openPage('/admin/applications?record=id0', api) };
}

/** Whether the PDF viewer's code fails to load. */
let mockLoadFails = false;

jest.mock('../../../ui/document-viewer/pdf-pages', () => {
  if (mockLoadFails) throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  return { PdfPages: () => <p>Page 1 of 1</p>, fetchWorker: async () => undefined };
});

beforeEach(() => {
  resetPreferences();
  mockLoadFails = false;
});

it('shows an error when the viewer code fails to load, keeps the record open, and loads the code on the next press', async () => {
  mockLoadFails = true;
  const { user } = openWithLargeDocument();
  const view = await screen.findByRole('button', { name: 'View unit-plan.pdf' });
  await user.click(view);
  expect(await screen.findByText('Error: The document could not be loaded.')).toBeVisible();
  mockLoadFails = false;
  // A button of Ant Design ignores clicks until its loading icon has gone.
  await waitFor(() => expect(view).not.toHaveClass('ant-btn-loading'));
  await user.click(view);
  expect(await screen.findByText('Page 1 of 1')).toBeVisible();
  expect(screen.queryByText('Error: The document could not be loaded.')).not.toBeInTheDocument();
});

it('lets the browser download a large document, with a ticket instead of the token', async () => {
  const followed: string[] = [];
  HTMLAnchorElement.prototype.click = function click() {
    followed.push(new URL(this.href).pathname);
  };
  const { api, user } = openWithLargeDocument();
  await user.click(await screen.findByRole('button', DOWNLOAD));
  await waitFor(() => expect(followed).toEqual(['/api/downloads/once']));
  expect(
    await screen.findByText(/^Your browser is downloading unit-plan\.pdf\. .* press Download again\.$/),
  ).toBeVisible();
  expect(api.callsTo('POST', '/api/downloads').map(({ body }) => body)).toEqual([{ reference: 'FA-ID0' }]);
  expect(api.callsTo('GET', '/api/apply-factory/id0/document')).toHaveLength(0);
});

it('shows an error when a large document cannot be fetched, but none when the proof dialog is closed', async () => {
  const { api, user } = openWithLargeDocument();
  const restore = api.override((_request, url) =>
    url.pathname === '/api/downloads' ? { status: 500, body: {} } : undefined,
  );
  await user.click(await screen.findByRole('button', DOWNLOAD));
  expect(await screen.findByText('Error: The document could not be loaded.')).toBeVisible();

  restore();
  api.override((_request, url) =>
    url.pathname.endsWith('/document')
      ? failure(403, 'PROOF_REQUIRED', 'Please show once more that it is you.')
      : undefined,
  );
  const view = screen.getByRole('button', { name: 'View unit-plan.pdf' });
  await user.click(view);
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(view).not.toHaveClass('ant-btn-loading'));
  expect(screen.queryByText(/Please show once more/)).not.toBeInTheDocument();
  expect(screen.queryByText('Page 1 of 1')).not.toBeInTheDocument();
});

describe('on a wide screen', () => {
  beforeEach(() => matchOnly(WIDE));

  function openTwo() {
    const api = new FakeApi();
    api.applications = ['Ravi', 'Harpreet'].map((name, index) =>
      anApplication({
        _id: `id${index}`,
        name,
        createdAt: `2025-11-1${index}T06:00:00.000Z`,
        document: { name: `plan-${index}.pdf`, size: 4_800, type: 'application/pdf' },
      }),
    );
    const opened = (id: string) => api.callsTo('GET', `/api/apply-factory/${id}/document`);
    return { api, opened, ...openPage('/admin/applications?record=id0', api) };
  }
  const list = () => screen.getByRole('heading', { name: 'Factory applications' });
  const beside = (name: string) => screen.findByRole('region', { name });

  it('shows a document beside its record and over the list, keeps the decision usable, and closes it on the first Escape and the record on the second', async () => {
    const { user } = openTwo();
    await user.click(await screen.findByRole('button', { name: 'View plan-0.pdf' }));
    const pane = within(await beside('plan-0.pdf'));
    expect(await pane.findByText('Page 1 of 1')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(list().closest('[inert]')).not.toBeNull();
    expect(within(await panel()).getByRole('button', { name: 'Approve' })).toBeEnabled();
    act(() => pane.getByRole('button', { name: 'Close the document' }).focus());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'plan-0.pdf' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'View plan-0.pdf' })).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Ravi' })).toBeVisible();
    expect(list().closest('[inert]')).toBeNull();

    // The focus stays on the decision.
    await user.click(screen.getByRole('button', { name: 'View plan-0.pdf' }));
    await beside('plan-0.pdf');
    await user.keyboard('a');
    const approve = within(await panel()).getByRole('button', { name: 'Approve' });
    expect(approve).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'plan-0.pdf' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Ravi' })).toBeVisible();
    expect(approve).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('heading', { name: 'Ravi' })).not.toBeInTheDocument();
  });

  it('opens the document of the open record with V, wherever focus is, and moves between records with J and K, without opening their documents', async () => {
    const { user, opened } = openTwo();
    await screen.findByRole('button', { name: 'View plan-0.pdf' });
    await user.keyboard('v');
    expect(await within(await beside('plan-0.pdf')).findByText('Page 1 of 1')).toBeVisible();
    await user.keyboard('j');
    await screen.findByRole('heading', { name: 'Harpreet' });
    const pane = within(await beside('plan-1.pdf'));
    expect(pane.getByText(/document of this record is closed/)).toBeVisible();
    expect(pane.getByText('plan-1.pdf', { selector: 'p b' }).parentElement).toHaveTextContent(/ kB, PDF$/);
    expect([opened('id0').length, opened('id1').length]).toEqual([1, 0]);
    await user.click(pane.getByRole('button', { name: 'View' }));
    expect(await pane.findByText('Page 1 of 1')).toBeVisible();
    expect(opened('id1')).toHaveLength(1);
    await user.keyboard('v');
    expect(opened('id1')).toHaveLength(1);
    await user.keyboard('k');
    await screen.findByRole('heading', { name: 'Ravi' });
    expect(within(await beside('plan-0.pdf')).getByText(/is closed\. Press View to open it/)).toBeVisible();
    await user.keyboard('v');
    expect(await within(await beside('plan-0.pdf')).findByText('Page 1 of 1')).toBeVisible();
  });

  it('does not cover the list when a document arrives after the user has moved to another record', async () => {
    const { api, user } = openTwo();
    let arrive = () => {};
    const arrived = new Promise<undefined>((resolve) => {
      arrive = () => resolve(undefined);
    });
    api.override((_request, url) => (url.pathname.endsWith('/document') ? arrived : undefined));
    await user.click(await screen.findByRole('button', { name: 'View plan-0.pdf' }));
    await user.keyboard('j');
    await screen.findByRole('heading', { name: 'Harpreet' });
    arrive();
    await afterResponses();
    expect(screen.queryByRole('button', { name: 'Close the document' })).not.toBeInTheDocument();
    expect(list().closest('[inert]')).toBeNull();
  });

  it('reports a download that fails after the user has moved to another record', async () => {
    const { api, user } = openTwo();
    let fail = () => {};
    const failed = new Promise<{ status: number; body: object }>((resolve) => {
      fail = () => resolve({ status: 500, body: {} });
    });
    api.override((_request, url) => (url.pathname.endsWith('/document') ? failed : undefined));
    await user.click(await screen.findByRole('button', { name: 'Download plan-0.pdf' }));
    await user.keyboard('j');
    await screen.findByRole('heading', { name: 'Harpreet' });
    await act(async () => fail());
    expect(
      await screen.findByText('plan-0.pdf was not downloaded. The document could not be loaded.'),
    ).toBeVisible();
  });

  it('shows the list again for a record without a document, and the pane for the next one with a document', async () => {
    const { api, user } = openTwo();
    const [, second] = api.applications;
    const third = anApplication({
      ...second,
      _id: 'id2',
      name: 'Savita',
      createdAt: '2025-11-12T06:00:00.000Z',
    });
    delete second?.document;
    api.applications.push(third);
    await user.click(await screen.findByRole('button', { name: 'View plan-0.pdf' }));
    await beside('plan-0.pdf');
    await user.keyboard('j');
    await screen.findByRole('heading', { name: 'Harpreet' });
    expect(screen.getByText('No document was sent.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close the document' })).not.toBeInTheDocument();
    expect(list().closest('[inert]')).toBeNull();
    await user.keyboard('j');
    await screen.findByRole('heading', { name: 'Savita' });
    expect(await beside('plan-1.pdf')).toBeVisible();
  });

  it('can show a document in a dialog instead, remembers that, and can move it back', async () => {
    const { user } = openTwo();
    const view = await screen.findByRole('button', { name: 'View plan-0.pdf' });
    await user.click(view);
    const pane = within(await beside('plan-0.pdf'));
    await user.click(pane.getByRole('button', { name: 'Show in front of the list' }));
    const dialog = () => screen.findByRole('dialog', { name: 'plan-0.pdf' });
    await user.click(within(await dialog()).getByRole('button', { name: 'Close' }));
    expect(view).toHaveFocus();
    await user.click(view);
    await user.click(within(await dialog()).getByRole('button', { name: 'Show beside the record' }));
    expect(await beside('plan-0.pdf')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

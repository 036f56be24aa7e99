import { screen, waitFor } from '@testing-library/react';
import { ApiStandIn, anApplication } from '../../../test/api-stand-in';
import { forgetPreferences, openConsole } from '../../../test/open-console';

const DOWNLOAD = { name: 'Download unit-plan.pdf' };

function openWithLargeDocument() {
  const api = new ApiStandIn();
  const document = { name: 'unit-plan.pdf', size: 4_800_000, type: 'application/pdf' };
  api.applications = [anApplication({ _id: 'id0', document })];
  return { api, ...openConsole('/admin/applications?record=id0', api) };
}

/** Whether the code that shows a PDF can be had. */
let mockIsCut = false;

jest.mock('../../ui/document-viewer/pdf-pages', () => {
  if (mockIsCut) throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  return { PdfPages: () => <p>Page 1 of 1</p>, fetchWorker: async () => undefined };
});

beforeEach(() => {
  forgetPreferences();
  mockIsCut = false;
});

it('says at the document when the code that shows it does not come, keeps the record open, and asks for it again', async () => {
  mockIsCut = true;
  const { user } = openWithLargeDocument();
  const view = await screen.findByRole('button', { name: 'View unit-plan.pdf' });
  await user.click(view);
  expect(await screen.findByText('Error: The document could not be loaded.')).toBeVisible();
  mockIsCut = false;
  await user.click(view);
  expect(await screen.findByText('Page 1 of 1')).toBeVisible();
  expect(screen.queryByText('Error: The document could not be loaded.')).not.toBeInTheDocument();
});

it('leaves a large document to the browser, with a ticket instead of the token', async () => {
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

it('says so when a large document cannot be fetched', async () => {
  const { api, user } = openWithLargeDocument();
  api.override((_request, url) =>
    url.pathname === '/api/downloads' ? { status: 500, body: {} } : undefined,
  );
  await user.click(await screen.findByRole('button', DOWNLOAD));
  expect(await screen.findByText('Error: The document could not be loaded.')).toBeVisible();
});

import { act, fireEvent, screen, within } from '@testing-library/react';
import { type FakeApi, failure } from '../../../test/fakes/fake-api';
import { aReason } from '../../../test/fakes/fake-decisions';
import {
  apiWithPending,
  changes,
  heading,
  openApplication,
  resetState,
} from '../../../test/pending-applications';
import type { Application } from '../../data/records/applications';

beforeEach(resetState);

describe('the reason of a decision', () => {
  const preview = (api: FakeApi) => api.callsTo('POST', '/api/apply-factory/id0/status/preview');

  /** Starts to reject Ravi's application. */
  async function reject(part: Partial<Application> = {}, prepare?: (api: FakeApi) => void) {
    const api = apiWithPending(part);
    api.reasons = {
      revision: 1,
      reasons: [
        aReason({ id: 'road' }),
        aReason({ id: 'water', kinds: ['shareholder', 'factory-application'] }),
        aReason({ id: 'paper', kinds: ['shareholder'] }),
        aReason({ id: 'mistake', decision: 'pending' }),
      ],
    };
    prepare?.(api);
    const opened = openApplication(api);
    await heading('Ravi');
    await opened.user.click(screen.getByRole('button', { name: 'Reject' }));
    const mail = within(await screen.findByRole('region', { name: 'Preview' }));
    return { api, mail, field: screen.getByLabelText('Reason'), ...opened };
  }

  it('can start from a prepared reason for this decision, in the language of the applicant', async () => {
    const { user, field, api } = await reject({ locale: 'hi' });
    expect(screen.getByText('The applicant reads Hindi.')).toBeVisible();
    const prepared = within(await screen.findByRole('group', { name: 'Begin with' }));
    const names = prepared.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(['Title road', 'Title water']);
    await user.click(prepared.getByRole('button', { name: 'Title road' }));
    expect(field).toHaveValue('कारण road।');
    // An unchanged template is replaced by the next one.
    await user.click(prepared.getByRole('button', { name: 'Title water' }));
    expect(field).toHaveValue('कारण water।');
    await user.keyboard(' और।');
    await user.click(prepared.getByRole('button', { name: 'Title road' }));
    expect(field).toHaveValue('कारण water। और।\n\nकारण road।');
    await user.click(screen.getByRole('button', { name: 'Reject application' }));
    await heading('Harpreet');
    expect(changes(api, 'id0')[0]?.body).toMatchObject({ reason: 'कारण water। और।\n\nकारण road।' });
  });

  it('stays in view when the prepared reasons are loaded above it', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const { field } = await reject({}, (api) =>
      api.override(async (_request, url) => {
        if (url.pathname === '/api/admin/decision-reasons') await answered;
        return undefined;
      }),
    );
    const scrolled = jest.spyOn(field, 'scrollIntoView');
    answer();
    await screen.findByRole('group', { name: 'Begin with' });
    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
  });

  it('leaves out the invisible characters of pasted text, and is kept when Escape only cancels an input method composition', async () => {
    const { user, field } = await reject({ locale: 'hi' });
    await user.click(field);
    await user.paste('\u200Eनक़्शा नहीं है\u2060।');
    expect(field).toHaveValue('नक़्शा नहीं है।');
    fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
    expect(screen.getByLabelText('Reason')).toHaveValue('नक़्शा नहीं है।');
  });

  it('is previewed in the mail while it is typed; the preview scrolls to it, can be enlarged by keyboard, and stays hidden once closed', async () => {
    const { user, field, mail, api, unmount } = await reject();
    expect(await mail.findByText('id0@example.org')).toBeVisible();
    expect(mail.getByText('rejected: FA-ID0')).toBeVisible();
    // jsdom has no layout.
    const top = jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(240);
    await user.type(field, 'No road.');
    expect(await mail.findByText('No road.', { selector: 'blockquote' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Preview' }).scrollTop).toBe(226);
    top.mockRestore();
    expect(preview(api).at(-1)?.body).toEqual({
      status: 'rejected',
      expectedStatus: 'pending',
      reason: 'No road.',
    });
    // Not one request per keystroke.
    expect(preview(api).length).toBeLessThan(8);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Enlarge' })).toHaveFocus();
    await user.keyboard('{Enter}');
    const large = within(await screen.findByRole('dialog', { name: 'The mail that will go out' }));
    expect(large.getByText('No road.', { selector: 'blockquote' })).toBeVisible();
    // As a browser does when a dialog is shown.
    act(() => large.getByRole('button', { name: 'Close' }).focus());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Reason')).toHaveValue('No road.');
    await user.click(screen.getByRole('button', { name: 'Hide preview' }));
    expect(screen.queryByRole('region', { name: 'Preview' })).not.toBeInTheDocument();
    unmount();
    const before = preview(api).length;
    openApplication(api);
    await heading('Ravi');
    await screen.findByDisplayValue('No road.');
    expect(screen.getByRole('button', { name: 'Preview' })).toHaveAttribute('aria-expanded', 'false');
    expect(preview(api)).toHaveLength(before);
  });

  it('can be sent if neither the preview nor the prepared reasons can be loaded', async () => {
    const { user, field, mail, api } = await reject({}, (api) =>
      api.override((request) =>
        /preview$|decision-reasons$/.test(request.url)
          ? failure(503, 'UNAVAILABLE', 'The service is busy.')
          : undefined,
      ),
    );
    expect(await mail.findByText('Error: The service is busy.')).toBeVisible();
    expect(mail.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(await screen.findByText('The reasons of the office could not be loaded.')).toBeVisible();
    await user.type(field, 'No road.');
    await user.click(screen.getByRole('button', { name: 'Reject application' }));
    await heading('Harpreet');
    expect(api.applications[0]?.status).toBe('rejected');
  });
});

import { cleanup, screen } from '@testing-library/react';
import { answer, freshFormPerTest } from '../../../test/form-screen';
import {
  askForCode,
  codeSent,
  openTrack,
  openTrackedRecord,
  trackedSubscription,
} from '../../../test/open-track';
import { reloadPage, setNavigationType } from '../../../test/page-load';
import { lastUpload, uploads } from '../../../test/upload-server';
import { askCode, openRecord } from './track-forms';

freshFormPerTest(askCode);
freshFormPerTest(openRecord);

const code = () => screen.getByLabelText('Code from the e-mail');
const button = (name: string) => screen.getByRole('button', { name });
const emptyForm = () => screen.getByLabelText('Reference number');

/** Loads the page again: by a reload, as after a phone has discarded the tab, or by a new visit. */
function loadPageAgain(by: 'reload' | 'back_forward' | 'navigate' = 'reload') {
  cleanup();
  const stored = { ...sessionStorage };
  openRecord.leave();
  reloadPage(askCode, by);
  for (const [key, text] of Object.entries(stored)) sessionStorage.setItem(key, String(text));
  return openTrack();
}

async function requestCode() {
  const { user } = openTrack();
  await askForCode(user, 'sp 7k3m9q');
  await answer(200, { message: codeSent, data: { expiresIn: 600 } });
}

async function reopenRecord() {
  const { user } = openTrack();
  await openTrackedRecord(user);
  return loadPageAgain();
}

afterEach(() => jest.restoreAllMocks());

it('asks only for the code after a phone has discarded the tab while its owner read the mail', async () => {
  await requestCode();
  const { user } = loadPageAgain();
  await user.type(code(), '204816');
  await user.click(button('Open my case'));
  expect(uploads).toHaveLength(2);
  expect(lastUpload().json).toEqual({ reference: 'SP-7K3M9Q', email: 'anita@example.org', code: '204816' });
});

it('does not ask for an expired code after a reload', async () => {
  await requestCode();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 601_000);
  loadPageAgain();
  expect(emptyForm()).toHaveValue('');
});

it.each(['reload', 'back_forward'] as const)(
  'reopens the record in its current state after a page load of type %s',
  async (by) => {
    const { user } = openTrack();
    await openTrackedRecord(user);
    loadPageAgain(by);
    expect(screen.getByText('Opening your case again…')).toBeVisible();
    expect(lastUpload().path).toBe('/api/track/status');
    expect(lastUpload().json).toEqual({});
    expect(lastUpload().headers.get('authorization')).toBe('Bearer aa.bb.cc');
    await answer(200, { message: 'Record read', data: trackedSubscription({ status: 'paused' }) });
    expect(screen.getByRole('heading', { name: 'Spice subscription SP-7K3M9Q' })).toHaveFocus();
    expect(screen.getByText('Paused', { selector: '.cf-tag *' })).toBeVisible();
  },
);

it('does not extend the session on a reload', async () => {
  const { user } = openTrack();
  await openTrackedRecord(user);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 600_000);
  loadPageAgain();
  await answer(200, { message: 'Record read', data: trackedSubscription() });
  expect(screen.getByText(/^Open for 5 minutes, until/)).toBeVisible();
});

it('shows the last minute of the session as “1 minute”', async () => {
  const { user } = openTrack();
  await openTrackedRecord(user);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 850_000);
  loadPageAgain();
  await answer(200, { message: 'Record read', data: trackedSubscription() });
  expect(screen.getByText(/^Open for 1 minute, until/)).toBeVisible();
});

it('does not store the record itself in the tab', async () => {
  const { user } = openTrack();
  await openTrackedRecord(user);
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/7K3M9Q|Premium|anita/);
});

it.each([
  [401, /^Your time is up/],
  [404, 'This case no longer exists.'],
])('explains why the record was closed when the server answers %s', async (status, sentence) => {
  await reopenRecord();
  await answer(status, { message: 'No.' });
  expect(screen.getByText(sentence)).toBeVisible();
  expect(emptyForm()).toBeVisible();
  loadPageAgain();
  expect(screen.queryByText('Opening your case again…')).not.toBeInTheDocument();
});

it('offers a retry when the record cannot be reopened', async () => {
  const { user } = await reopenRecord();
  await answer(503, { message: 'Busy.' });
  expect(screen.getByText(/^We could not open your case again/)).toBeVisible();
  await user.click(button('Try again'));
  await answer(200, { message: 'Record read', data: trackedSubscription() });
  expect(screen.getByRole('heading', { name: 'Spice subscription SP-7K3M9Q' })).toBeVisible();
});

it('offers to ask for a new code when the record cannot be reopened', async () => {
  const { user } = await reopenRecord();
  await answer(503, { message: 'Busy.' });
  await user.click(button('Ask for a new code'));
  expect(emptyForm()).toHaveValue('');
  loadPageAgain();
  expect(screen.queryByText('Opening your case again…')).not.toBeInTheDocument();
});

it('does not reopen a record that was closed', async () => {
  const { user } = openTrack();
  await openTrackedRecord(user);
  await user.click(button('Close this page'));
  loadPageAgain();
  expect(emptyForm()).toHaveValue('');
});

it('starts over on a new visit', async () => {
  const { user } = openTrack();
  await openTrackedRecord(user);
  loadPageAgain('navigate');
  expect(emptyForm()).toHaveValue('');
  loadPageAgain();
  expect(emptyForm()).toHaveValue('');
});

it('closes the record for good when the person goes to another page', async () => {
  const { user } = openTrack();
  await openTrackedRecord(user);
  window.history.replaceState(null, '', '/about');
  cleanup();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('aa.bb.cc');
});

it('ignores an invalid stored value', () => {
  sessionStorage.setItem('tracked-case', '{"stage":"opened","token":7}');
  setNavigationType('reload', 'http://localhost/track');
  openTrack();
  expect(emptyForm()).toBeVisible();
});

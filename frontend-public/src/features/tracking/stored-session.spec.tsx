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

/** Reloads the tab, as a phone does after discarding it, or visits the page again. */
function comeBack(by: 'reload' | 'back_forward' | 'navigate' = 'reload') {
  cleanup();
  const kept = { ...sessionStorage };
  openRecord.leave();
  reloadPage(askCode, by);
  for (const [key, text] of Object.entries(kept)) sessionStorage.setItem(key, String(text));
  return openTrack();
}

async function askedForCode() {
  const { user } = openTrack();
  await askForCode(user, 'sp 7k3m9q');
  await answer(200, { message: codeSent, data: { expiresIn: 600 } });
}

async function reopenedCase() {
  const { user } = openTrack();
  await openTrackedRecord(user);
  return comeBack();
}

afterEach(() => jest.restoreAllMocks());

it('a phone that put the tab aside while its owner read the mail asks for the code, not for everything again', async () => {
  await askedForCode();
  const { user } = comeBack();
  await user.type(code(), '204816');
  await user.click(button('Open my case'));
  expect(uploads).toHaveLength(2);
  expect(lastUpload().json).toEqual({ reference: 'SP-7K3M9Q', email: 'anita@example.org', code: '204816' });
});

it('an expired code is not asked for after a reload', async () => {
  await askedForCode();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 601_000);
  comeBack();
  expect(emptyForm()).toHaveValue('');
});

it.each(['reload', 'back_forward'] as const)('an open case comes back as it is now: %s', async (by) => {
  const { user } = openTrack();
  await openTrackedRecord(user);
  comeBack(by);
  expect(screen.getByText('Opening your case again…')).toBeVisible();
  expect(lastUpload().path).toBe('/api/track/status');
  expect(lastUpload().json).toEqual({});
  expect(lastUpload().headers.get('authorization')).toBe('Bearer aa.bb.cc');
  await answer(200, { message: 'Record read', data: trackedSubscription({ status: 'paused' }) });
  expect(screen.getByRole('heading', { name: 'Spice subscription SP-7K3M9Q' })).toHaveFocus();
  expect(screen.getByText('Paused', { selector: '.cf-tag' })).toBeVisible();
});

it('a reload does not extend the time of an open case', async () => {
  const { user } = openTrack();
  await openTrackedRecord(user);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 600_000);
  comeBack();
  await answer(200, { message: 'Record read', data: trackedSubscription() });
  expect(screen.getByText(/^Open for 5 minutes, until/)).toBeVisible();
});

it('the last minute is one minute', async () => {
  const { user } = openTrack();
  await openTrackedRecord(user);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 850_000);
  comeBack();
  await answer(200, { message: 'Record read', data: trackedSubscription() });
  expect(screen.getByText(/^Open for 1 minute, until/)).toBeVisible();
});

it('the case itself is not stored in the tab', async () => {
  const { user } = openTrack();
  await openTrackedRecord(user);
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/7K3M9Q|Premium|anita/);
});

it.each([
  [401, /^Your time is up/],
  [404, 'This case no longer exists.'],
])('a case that the server answers with %s is told to be closed', async (status, sentence) => {
  await reopenedCase();
  await answer(status, { message: 'No.' });
  expect(screen.getByText(sentence)).toBeVisible();
  expect(emptyForm()).toBeVisible();
  comeBack();
  expect(screen.queryByText('Opening your case again…')).not.toBeInTheDocument();
});

it('without a connection the case can be tried again', async () => {
  const { user } = await reopenedCase();
  await answer(503, { message: 'Busy.' });
  expect(screen.getByText(/^We could not open your case again/)).toBeVisible();
  await user.click(button('Try again'));
  await answer(200, { message: 'Record read', data: trackedSubscription() });
  expect(screen.getByRole('heading', { name: 'Spice subscription SP-7K3M9Q' })).toBeVisible();
});

it('a case that does not come back can be left for a new code', async () => {
  const { user } = await reopenedCase();
  await answer(503, { message: 'Busy.' });
  await user.click(button('Ask for a new code'));
  expect(emptyForm()).toHaveValue('');
  comeBack();
  expect(screen.queryByText('Opening your case again…')).not.toBeInTheDocument();
});

it('a case that was closed does not come back', async () => {
  const { user } = openTrack();
  await openTrackedRecord(user);
  await user.click(button('Close this page'));
  comeBack();
  expect(emptyForm()).toHaveValue('');
});

it('a new visit starts over', async () => {
  const { user } = openTrack();
  await openTrackedRecord(user);
  comeBack('navigate');
  expect(emptyForm()).toHaveValue('');
  comeBack();
  expect(emptyForm()).toHaveValue('');
});

it('going to another page closes the case for good', async () => {
  const { user } = openTrack();
  await openTrackedRecord(user);
  window.history.replaceState(null, '', '/about');
  cleanup();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('aa.bb.cc');
});

it('an unknown stored value is ignored', () => {
  sessionStorage.setItem('tracked-case', '{"stage":"opened","token":7}');
  setNavigationType('reload', 'http://localhost/track');
  openTrack();
  expect(emptyForm()).toBeVisible();
});

import { act, screen, within } from '@testing-library/react';
import { noteServerTime } from 'frontend-shared/api/server-clock';
import { translatePage } from '../../../../frontend-shared/test/translate-page';
import { answer, freshFormPerTest } from '../../../test/form-screen';
import { openTrack, openTrackedRecord, trackedSubscription } from '../../../test/open-track';
import { lastUpload, uploads } from '../../../test/upload-server';
import { askCode, openRecord } from './track-forms';

freshFormPerTest(askCode);
freshFormPerTest(openRecord);

const button = (name: string) => screen.getByRole('button', { name });
const application = trackedSubscription({
  reference: 'SH-7K3M9Q',
  kind: 'shareholder',
  status: 'pending',
  history: [{ status: 'pending', at: '2025-11-05T10:15:00.000Z', by: 'you' }],
  actions: ['withdraw', 'erase'],
  sent: {},
  facts: {},
});
const paused = trackedSubscription({ status: 'paused', actions: ['resume', 'cancel', 'erase'] });

async function renderRecord(data = trackedSubscription()) {
  const { user } = openTrack();
  await openTrackedRecord(user, data);
  return user;
}

it('pauses and resumes a subscription with one press, sending the session’s token', async () => {
  const user = await renderRecord();
  await user.click(button('Pause'));
  expect(lastUpload().path).toBe('/api/track/status');
  expect(lastUpload().json).toEqual({ action: 'pause' });
  expect(lastUpload().headers.get('authorization')).toBe('Bearer aa.bb.cc');
  await answer(200, { message: 'Subscription paused', data: paused });
  expect(screen.getByText('Paused', { selector: '.cf-tag *' })).toBeVisible();
  expect(button('Resume')).toHaveFocus();
  // Beside the button, since the top of the record may be out of view.
  const actions = within(screen.getByRole('region', { name: 'What you can do' }));
  expect(actions.getByRole('status')).toHaveTextContent('Paused. No box will be sent until you resume.');
  await user.click(button('Resume'));
  expect(lastUpload().json).toEqual({ action: 'resume' });
});

it('shows the new status, label and result on a page that the browser has translated', async () => {
  const user = await renderRecord();
  const status = () =>
    within(screen.getByRole('region', { name: 'What you can do' })).getByRole('status').textContent;
  translatePage();
  await user.click(button('Pause'));
  await answer(200, { message: 'Subscription paused', data: paused });
  expect(document.querySelector('.cf-tag')).toHaveTextContent(/^Paused$/);
  expect(status()).toBe('Paused. No box will be sent until you resume.');
  translatePage();
  await user.click(button('Resume'));
  await answer(200, { message: 'Subscription resumed', data: trackedSubscription() });
  expect(document.querySelector('.cf-tag')).toHaveTextContent(/^Active$/);
  expect(status()).toMatch(/^Resumed\./);
  expect(button('Pause')).toBeVisible();
});

it('scrolls to what was done, since the history above the buttons grows', async () => {
  const scrolled: (string | null)[] = [];
  const user = await renderRecord(paused);
  jest.mocked(Element.prototype.scrollIntoView).mockImplementation(function scroll(this: Element, how) {
    expect(how).toEqual({ block: 'nearest' });
    scrolled.push(this.textContent);
  });
  await user.click(button('Resume'));
  expect(scrolled).toEqual([]);
  await answer(200, { message: 'Subscription resumed', data: trackedSubscription() });
  expect(scrolled).toEqual([expect.stringContaining('Resumed.')]);
  await user.click(button('Pause'));
  await answer(409, { code: 'CONFLICT', message: 'Changed', error: 'Changed', data: paused });
  expect(scrolled[1]).toMatch(/changed/i);
});

it('asks for confirmation before cancelling, since it is irreversible', async () => {
  const user = await renderRecord();
  const before = uploads.length;
  await user.click(button('Cancel subscription'));
  expect(screen.getByRole('heading', { name: 'Cancel the subscription?' })).toHaveFocus();
  await user.click(button('Keep it'));
  expect(uploads).toHaveLength(before);
  await user.click(button('Cancel subscription'));
  await user.click(button('Yes, cancel it'));
  expect(lastUpload().json).toEqual({ action: 'cancel' });
  await answer(200, { data: trackedSubscription({ status: 'cancelled', actions: ['erase'] }) });
  expect(screen.getByText('Cancelled', { selector: '.cf-tag *' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
});

it.each([
  ['2025-11-14T18:29:59Z', false],
  ['2025-11-14T18:30:00Z', true],
  ['2025-11-15T18:29:59Z', true],
])('states before cancelling at %s whether the box of that Indian day still comes', async (now, comes) => {
  const { facts } = trackedSubscription();
  const user = await renderRecord(trackedSubscription({ facts: { ...facts, nextDelivery: '2025-11-15' } }));
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  await user.click(button('Cancel subscription'));
  const shown = screen.queryByText('Today’s box has already left and will still be delivered.');
  expect(shown !== null).toBe(comes);
  jest.restoreAllMocks();
});

it('states it by the day of the server on a phone whose clock is a year behind', async () => {
  const { facts } = trackedSubscription();
  const { user } = openTrack();
  await openTrackedRecord(user, trackedSubscription({ facts: { ...facts, nextDelivery: '2025-11-15' } }));
  await user.click(button('Pause'));
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2024-11-15T06:00:00Z'));
  const date = new Date('2025-11-15T06:00:00Z').toUTCString();
  act(() => lastUpload().answer(503, { code: 'UNAVAILABLE', message: 'Busy', error: 'Busy' }, { date }));
  await user.click(button('Cancel subscription'));
  expect(screen.getByText('Today’s box has already left and will still be delivered.')).toBeVisible();
  jest.restoreAllMocks();
  noteServerTime(new Date().toUTCString(), Date.now());
});

it('explains to a shareholder why the record cannot be erased', async () => {
  await renderRecord({ ...application, status: 'approved', actions: [], kept: 'law' });
  expect(screen.getByText(/^The law requires the company to keep this case/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Have everything erased' })).not.toBeInTheDocument();
});

it('explains to a payer that an order can be erased only after its payment', async () => {
  await renderRecord(trackedSubscription({ status: 'cancelled', actions: [], kept: 'payment' }));
  expect(screen.getByText(/^A payment for this order is still in progress/)).toBeVisible();
  expect(screen.queryByText(/^The law requires/)).not.toBeInTheDocument();
});

it('withdraws an application, and shows it as Withdrawn, not Rejected', async () => {
  const user = await renderRecord(application);
  await user.click(button('Withdraw application'));
  await user.click(button('Yes, withdraw it'));
  expect(lastUpload().json).toEqual({ action: 'withdraw' });
  const withdrawn = {
    status: 'withdrawn',
    at: '2025-11-06T10:15:00.000Z',
    by: 'you' as const,
  };
  const history = [...application.history, withdrawn];
  await answer(200, { data: { ...application, status: 'withdrawn', history, actions: ['erase'] } });
  expect(screen.getByText('Withdrawn', { selector: '.cf-tag *' })).toBeVisible();
  expect(screen.queryByText('Rejected')).not.toBeInTheDocument();
});

it('erases everything only after the reference number was typed', async () => {
  const user = await renderRecord();
  const before = uploads.length;
  await user.click(button('Have everything erased'));
  await user.click(button('Erase everything'));
  expect(screen.getByText('First type the reference number.')).toBeVisible();
  expect(uploads).toHaveLength(before);
  await user.type(screen.getByLabelText('To confirm, type SP-7K3M9Q'), 'sp-7k3m9q');
  await user.click(button('Erase everything'));
  expect(lastUpload().json).toEqual({ action: 'erase' });
  await answer(200, { message: 'Everything about this record is erased', data: null });
  expect(screen.getByText('Everything about this case has been erased.').closest('p')).toHaveFocus();
  expect(screen.queryByText('SP-7K3M9Q')).not.toBeInTheDocument();
});

it('shows the current status of a record that was changed in the meantime', async () => {
  const user = await renderRecord();
  await user.click(button('Pause'));
  const now = trackedSubscription({ status: 'cancelled', actions: ['erase'] });
  await answer(409, { message: 'This record is cancelled now.', data: now });
  expect(screen.getByText('Cancelled', { selector: '.cf-tag *' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/has changed in the meantime/);
});

it('closes the record when the token has expired', async () => {
  const user = await renderRecord();
  await user.click(button('Pause'));
  await answer(401, { message: 'Your access has expired. Please ask for a new code.' });
  expect(screen.getByText(/^Your time is up/)).toBeVisible();
  expect(screen.getByLabelText('Reference number')).toBeVisible();
});

it('reports a lost connection, and lets the action be repeated', async () => {
  const user = await renderRecord();
  await user.click(button('Pause'));
  await act(async () => lastUpload().fail());
  expect(screen.getByRole('alert')).toHaveTextContent('The connection was lost.');
  await user.click(button('Pause'));
  await answer(200, { data: paused });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('leaves the next case alone when the answer to an action arrives after its own case was closed', async () => {
  const user = await renderRecord();
  await user.click(button('Pause'));
  await user.click(button('Close this page'));
  await user.type(screen.getByLabelText('Reference number'), 'FA-7K3M9Q');
  await answer(401, { message: 'Your access has expired. Please ask for a new code.' });
  expect(screen.getByLabelText('Reference number')).toHaveValue('FA-7K3M9Q');
  expect(screen.queryByText(/^Your time is up/)).not.toBeInTheDocument();
});

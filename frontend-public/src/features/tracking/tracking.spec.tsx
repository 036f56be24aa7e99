import { act, screen } from '@testing-library/react';
import { answer, freshFormPerTest, messageAt } from '../../../test/form-screen';
import {
  askForCode,
  codeSent,
  openTrack,
  openTrackedRecord,
  region,
  trackedSubscription,
} from '../../../test/open-track';
import { lastUpload, uploads } from '../../../test/upload-server';
import { askCode, openRecord } from './track-forms';

freshFormPerTest(askCode);
freshFormPerTest(openRecord);

const code = () => screen.getByLabelText('Code from the e-mail');
const open = () => screen.getByRole('button', { name: 'Open my case' });

/** Follows the link of a mail in this tab. */
const follow = (reference: string) =>
  act(() => {
    window.history.pushState(null, '', `/track#${reference}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

describe('asking for a code', () => {
  it('sends reference and e-mail, and nothing else', async () => {
    const { user } = openTrack();
    // No autocorrection may change it.
    expect(screen.getByLabelText('Reference number')).toHaveAttribute('autocorrect', 'off');
    await user.type(screen.getByLabelText('Reference number'), ' sp 7k3m9q ');
    await user.type(screen.getByLabelText('Your e-mail'), 'anita@example.org');
    await user.click(screen.getByRole('button', { name: 'Send me a code' }));
    expect(lastUpload().path).toBe('/api/track/code');
    expect(lastUpload().json).toEqual({ reference: 'SP-7K3M9Q', email: 'anita@example.org' });
  });

  it('fills in the reference of the last followed link, but never overwrites a typed one', async () => {
    const { user } = openTrack();
    follow('SP-7K3M9Q');
    expect(screen.getByLabelText('Reference number')).toHaveValue('SP-7K3M9Q');
    follow('FA-7K3M9Q');
    expect(screen.getByLabelText('Reference number')).toHaveValue('FA-7K3M9Q');
    await user.clear(screen.getByLabelText('Reference number'));
    await user.type(screen.getByLabelText('Reference number'), 'SH-7K');
    follow('SP-7K3M9Q');
    expect(screen.getByLabelText('Reference number')).toHaveValue('SH-7K');
  });

  it('explains the format of a reference when the input is invalid', async () => {
    const { user } = openTrack();
    await askForCode(user, 'XX-12');
    expect(messageAt(screen.getByLabelText('Reference number'))).toBe(
      'A reference number has FA, SH, SP or CM, a dash, and six letters or digits.',
    );
    expect(uploads).toHaveLength(0);
  });

  it('shows the same message for everybody, and asks for the code', async () => {
    const { user } = openTrack();
    await askForCode(user);
    await answer(200, { message: codeSent, data: { expiresIn: 600 } });
    expect(region('Check it here').getByText(new RegExp(codeSent))).toBeVisible();
    expect(screen.getAllByText(new RegExp(codeSent))).toHaveLength(1);
    expect(code()).toHaveFocus();
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
  });

  it('can be repeated with the previous input', async () => {
    const { user } = openTrack();
    await askForCode(user);
    await answer(200, { message: codeSent, data: { expiresIn: 600 } });
    await user.click(screen.getByRole('button', { name: 'Ask for a new code' }));
    expect(screen.getByLabelText('Reference number')).toHaveValue('SP-7K3M9Q');
    expect(screen.getByLabelText('Reference number')).toHaveFocus();
    expect(screen.getByLabelText('Your e-mail')).toHaveValue('anita@example.org');
  });
});

describe('a link followed after the first step', () => {
  it('to another record starts over with its reference, and with the same e-mail, while a code is awaited', async () => {
    const { user } = openTrack();
    await askForCode(user);
    await answer(200, { message: codeSent, data: { expiresIn: 600 } });
    follow('SP-7K3M9Q');
    expect(code()).toHaveFocus();
    follow('FA-7K3M9Q');
    expect(screen.getByLabelText('Reference number')).toHaveValue('FA-7K3M9Q');
    expect(screen.getByLabelText('Reference number')).toHaveFocus();
    expect(screen.getByLabelText('Your e-mail')).toHaveValue('anita@example.org');
  });

  it('to another record closes the open one', async () => {
    const { user } = openTrack();
    await openTrackedRecord(user);
    follow('SP-7K3M9Q');
    expect(screen.getByRole('heading', { name: /SP-7K3M9Q/ })).toBeVisible();
    follow('FA-7K3M9Q');
    expect(screen.queryByRole('heading', { name: /SP-7K3M9Q/ })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Reference number')).toHaveValue('FA-7K3M9Q');
    expect(sessionStorage.getItem('tracked-case')).toBeNull();
  });
});

describe('the code', () => {
  async function requestCode() {
    const { user } = openTrack();
    await askForCode(user);
    await answer(200, { message: codeSent, data: { expiresIn: 600 } });
    return user;
  }

  it('is no longer checked, and shows no error, once a new one is requested', async () => {
    const user = await requestCode();
    await user.type(code(), '111111');
    await user.click(open());
    const pending = lastUpload();
    await user.click(screen.getByRole('button', { name: 'Ask for a new code' }));
    expect(pending.aborted).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Send me a code' }));
    await answer(200, { message: codeSent, data: { expiresIn: 600 } });
    expect(code()).toHaveValue('');
    expect(messageAt(code())).toBe('');
  });

  it('must have six digits', async () => {
    const user = await requestCode();
    await user.type(code(), '2048');
    await user.click(open());
    expect(messageAt(code())).toBe('The code has six digits.');
    expect(uploads).toHaveLength(1);
  });

  it('may end with the full stop of the sentence that it was copied from', async () => {
    const user = await requestCode();
    await user.type(code(), '204 816.');
    await user.click(open());
    expect(lastUpload().path).toBe('/api/track/open');
    expect(lastUpload().json).toHaveProperty('code', '204816');
  });

  it('is sent with reference and e-mail, even when typed in Devanagari digits', async () => {
    const user = await requestCode();
    await user.type(code(), '२०४ ८१६');
    await user.click(open());
    expect(lastUpload().path).toBe('/api/track/open');
    expect(lastUpload().json).toEqual({
      reference: 'SP-7K3M9Q',
      email: 'anita@example.org',
      code: '204816',
    });
  });

  it('can be typed again when it was wrong', async () => {
    const user = await requestCode();
    await user.type(code(), '111111');
    await user.click(open());
    const sentence =
      'This code is wrong or no longer works. Compare it with the latest e-mail, or ask for a new code.';
    await answer(400, { message: 'Please correct.', fields: { code: [sentence] } });
    expect(messageAt(code())).toBe(sentence);
    expect(code()).toHaveFocus();
  });
});

describe('the opened record', () => {
  it('appears neither in the URL nor in storage, and neither does its code', async () => {
    const { user } = openTrack();
    await openTrackedRecord(user);
    expect(window.location.href).not.toMatch(/7K3M9Q|204816|aa\.bb|anita/);
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/7K3M9Q|204816|anita/);
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/7K3M9Q|204816|aa\.bb|anita/);
  });

  it('shows the status, the next delivery and the history', async () => {
    const { user } = openTrack();
    await openTrackedRecord(user);
    expect(screen.getByRole('heading', { name: 'Spice subscription SP-7K3M9Q' })).toHaveFocus();
    expect(screen.getByText('Active', { selector: '.cf-tag *' })).toBeVisible();
    const value = (term: string) => screen.getByText(term).nextSibling?.textContent;
    expect(value('Box')).toBe('Premium Pack × 2');
    expect(value('To pay each month')).toBe('₹4,000');
    expect(value('Next delivery')).toBe('15 November 2025');
    expect(region('What happened so far').getByRole('listitem')).toHaveTextContent(
      '5 November 2025 at 3:45 pmSent, by you',
    );
  });

  it('shows a rejection with the reason given by the office', async () => {
    const { user } = openTrack();
    await openTrackedRecord(
      user,
      trackedSubscription({
        reference: 'FA-7K3M9Q',
        kind: 'factory-application',
        status: 'rejected',
        history: [
          { status: 'pending', at: '2025-11-05T10:15:00.000Z', by: 'you' },
          { status: 'rejected', at: '2025-11-09T10:15:00.000Z', by: 'office', reason: 'No site yet.' },
        ],
        actions: ['erase'],
        sent: {},
        facts: {},
      }),
    );
    expect(screen.getByText('Message from the office:').parentElement).toHaveTextContent('No site yet.');
    expect(region('What happened so far').getAllByRole('listitem')[1]).toHaveTextContent(
      'Rejected, by the office',
    );
    expect(screen.getAllByRole('button', { name: /erased/ })).toHaveLength(1);
  });

  it.each([
    ['FA-7K3M9Q', 'factory-application', '/apply#factory-form'],
    ['SH-7K3M9Q', 'shareholder', '/shareholder'],
  ] as const)(
    'links from a rejected %s to the form of another application',
    async (reference, kind, form) => {
      const { user, switchLanguage } = openTrack();
      await openTrackedRecord(
        user,
        trackedSubscription({ reference, kind, status: 'rejected', actions: ['erase'], sent: {}, facts: {} }),
      );
      expect(screen.getByRole('link', { name: 'Application form' })).toHaveAttribute('href', form);
      switchLanguage('hi');
      expect(screen.getByRole('link', { name: 'आवेदन फ़ॉर्म' })).toHaveAttribute('href', `/hi${form}`);
    },
  );

  it('offers no other application while one is pending', async () => {
    const { user } = openTrack();
    await openTrackedRecord(
      user,
      trackedSubscription({
        reference: 'SH-7K3M9Q',
        kind: 'shareholder',
        status: 'pending',
        sent: {},
        facts: {},
      }),
    );
    expect(screen.queryByRole('link', { name: 'Application form' })).not.toBeInTheDocument();
  });

  it('stays open when the language changes', async () => {
    const { user, switchLanguage } = openTrack();
    await openTrackedRecord(user);
    switchLanguage('hi');
    expect(screen.getByText('चालू', { selector: '.cf-tag *' })).toBeVisible();
  });

  it('lists actions in the history, not the resulting statuses', async () => {
    const { user, switchLanguage } = openTrack();
    await openTrackedRecord(
      user,
      trackedSubscription({
        history: [
          { status: 'active', at: '2025-11-05T10:15:00.000Z', by: 'you' },
          { status: 'paused', at: '2025-11-09T10:15:00.000Z', by: 'you' },
          { status: 'active', at: '2025-11-10T10:15:00.000Z', by: 'office' },
        ],
      }),
    );
    const lines = (title: string) =>
      region(title)
        .getAllByRole('listitem')
        .map((line) => line.querySelector('span')?.textContent);
    expect(lines('What happened so far')).toEqual([
      'Sent, by you',
      'Paused, by you',
      'Resumed, by the office',
    ]);
    switchLanguage('hi');
    expect(lines('अब तक क्या हुआ')).toEqual([
      'भेजा गया, आपकी ओर से',
      'रोका गया, आपकी ओर से',
      'फिर चालू किया गया, दफ़्तर की ओर से',
    ]);
  });

  it('can be closed', async () => {
    const { user } = openTrack();
    await openTrackedRecord(user);
    await user.click(screen.getByRole('button', { name: 'Close this page' }));
    expect(screen.getByLabelText('Reference number')).toHaveValue('');
    expect(screen.getByLabelText('Reference number')).toHaveFocus();
  });
});

it('the ending of one record is not shown for the next one, and its receipt is not shown by Back', async () => {
  sessionStorage.setItem('spice-receipt', JSON.stringify({ data: { reference: 'SP-7K3M9Q' } }));
  sessionStorage.setItem('message-receipt', JSON.stringify({ data: { reference: 'CM-7K3M9Q' } }));
  const { user } = openTrack();
  await openTrackedRecord(user);
  await user.click(screen.getByRole('button', { name: 'Have everything erased' }));
  await user.type(screen.getByLabelText('To confirm, type SP-7K3M9Q'), 'SP-7K3M9Q');
  await user.click(screen.getByRole('button', { name: 'Erase everything' }));
  await answer(200, { message: 'Erased', data: null });
  expect(screen.getByText('Everything about this case has been erased.')).toBeVisible();
  expect(sessionStorage.getItem('spice-receipt')).toBeNull();
  expect(sessionStorage.getItem('message-receipt')).not.toBeNull();
  await askForCode(user, 'FA-7K3M9Q');
  await answer(200, { message: codeSent, data: { expiresIn: 600 } });
  await user.click(screen.getByRole('button', { name: 'Ask for a new code' }));
  expect(screen.getByLabelText('Reference number')).toHaveValue('FA-7K3M9Q');
  expect(screen.queryByText('Everything about this case has been erased.')).not.toBeInTheDocument();
});

describe('on the Hindi page', () => {
  const button = (name: string) => screen.getByRole('button', { name });

  it('every message is in Hindi although the server answers in English: code requested, wrong code, record opened', async () => {
    const { user } = openTrack('hi');
    await user.type(screen.getByLabelText('संदर्भ नंबर'), 'SP-7K3M9Q');
    await user.type(screen.getByLabelText('आपका ईमेल'), 'anita@example.org');
    await user.click(button('कोड भेजें'));
    expect(lastUpload().headers.get('accept-language')).toBe('hi');
    await answer(200, { message: codeSent, data: { expiresIn: 600 } });
    expect(screen.getByText(/^अगर संदर्भ नंबर और ईमेल आपस में मिलते हैं/)).toBeVisible();
    const hindiCode = screen.getByLabelText('ईमेल में आया कोड');
    await user.type(hindiCode, '१११११३');
    await user.click(button('जानकारी देखें'));
    expect(lastUpload().json).toMatchObject({ code: '111113' });
    const sentence =
      'This code is wrong or no longer works. Compare it with the latest e-mail, or ask for a new code.';
    await answer(400, { message: sentence, error: sentence, fields: { code: [sentence] } });
    expect(messageAt(hindiCode)).toBe('यह कोड ग़लत है या अब नहीं चलता। सबसे नए ईमेल से मिलाएँ, या नया कोड माँगें।');
    expect(document.body).not.toHaveTextContent(/code is wrong|on its way/);
    await user.clear(hindiCode);
    await user.type(hindiCode, '204816');
    await user.click(button('फिर कोशिश करें'));
    const data = trackedSubscription();
    await answer(200, { message: 'Record opened', token: 'aa.bb.cc', expiresIn: 900, data });
    expect(screen.getByRole('heading', { name: /SP-7K3M9Q/ })).toHaveFocus();
    expect(document.body).not.toHaveTextContent('Record opened');
  });

  it('too many attempts are reported in Hindi, with the waiting time', async () => {
    const { user } = openTrack('hi');
    await user.type(screen.getByLabelText('संदर्भ नंबर'), 'SP-7K3M9Q');
    await user.type(screen.getByLabelText('आपका ईमेल'), 'anita@example.org');
    await user.click(button('कोड भेजें'));
    await answer(429, { message: 'Too many attempts. Please wait.' }, { 'retry-after': '2400' });
    expect(screen.getByText(/40 मिनट बाद फिर कोशिश करें।$/)).toBeVisible();
    expect(screen.queryByText(/दो बार दर्ज नहीं होगा/)).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/Too many/);
  });
});

describe('after 15 minutes', () => {
  afterEach(() => jest.useRealTimers());

  /** Opens a record with fake timers. */
  async function renderRecord() {
    const { user } = openTrack();
    await askForCode(user);
    await answer(200, { message: codeSent, data: { expiresIn: 600 } });
    await user.type(code(), '204816');
    await user.click(open());
    jest.useFakeTimers();
    const data = trackedSubscription();
    await answer(200, { message: 'Record opened', token: 'aa.bb.cc', expiresIn: 900, data });
  }

  it('the record closes automatically, with an explanation', async () => {
    await renderRecord();
    expect(screen.getByText(/^Open for 15 minutes, until/)).toBeVisible();
    act(() => jest.advanceTimersByTime(899_000));
    expect(screen.getByRole('heading', { name: /SP-7K3M9Q/ })).toBeVisible();
    act(() => jest.advanceTimersByTime(1_000));
    expect(screen.queryByRole('heading', { name: /SP-7K3M9Q/ })).not.toBeInTheDocument();
    expect(screen.getByText(/^Your time is up/).closest('p')).toHaveFocus();
  });

  it.each([
    ['a sleeping phone wakes up', () => document.dispatchEvent(new Event('visibilitychange'))],
    [
      'the browser restores the page from the back/forward cache',
      () => window.dispatchEvent(new Event('pageshow')),
    ],
  ])('the record closes as soon as %s, although its timer was suspended', async (_when, resume) => {
    await renderRecord();
    jest.setSystemTime(Date.now() + 899_000);
    act(() => void resume());
    expect(screen.getByRole('heading', { name: /SP-7K3M9Q/ })).toBeVisible();
    jest.setSystemTime(Date.now() + 1_000);
    act(() => void resume());
    expect(screen.queryByRole('heading', { name: /SP-7K3M9Q/ })).not.toBeInTheDocument();
    expect(screen.getByText(/^Your time is up/)).toBeVisible();
  });
});

import { act, screen } from '@testing-library/react';
import { answer, freshFormPerTest, leavePage, messageAt } from '../../../test/form-screen';
import { messageReceipt, openMessageForm, region, writeMessage } from '../../../test/open-contact';
import { reloadPage } from '../../../test/page-load';
import { lastUpload, uploads } from '../../../test/upload-server';
import { PRIVACY_VERSION } from '../../content/legal-versions';
import { contactMessage } from './contact-message';

freshFormPerTest(contactMessage);

const form = () => region('Write to us');
const send = () => form().getByRole('button', { name: /^(Send message|Try again)/ });
const accepted = "Message sent successfully! We'll get back to you within 24 hours.";

describe('the contact form', () => {
  it('requires name, e-mail, subject and message', async () => {
    const { user } = openMessageForm();
    await user.click(send());
    expect(screen.getByRole('group', { name: '4 things to correct' })).toHaveFocus();
    const lines = form().getAllByRole('link', { name: /: / });
    expect(lines.map((line) => line.textContent)).toEqual([
      'Your name: Enter your name.',
      'E-mail: Enter your e-mail, so that we can reply.',
      'Subject: Choose a subject.',
      'Message: Write your message.',
    ]);
    expect(uploads).toHaveLength(0);
  });

  it('offers the complete draft after leaving and coming back', async () => {
    const { user, unmount } = openMessageForm();
    await user.type(form().getByLabelText(/^Your name/), 'Asha');
    leavePage(unmount);
    openMessageForm();
    expect(screen.getByText('You began to fill in this form before.')).toBeVisible();
  });

  it('offers the eight subjects of the specification', () => {
    openMessageForm();
    const subjects = form().getAllByRole('option');
    expect(subjects.map((option) => option.textContent)).toEqual([
      'Choose',
      'General Inquiry',
      'Become a Shareholder',
      'Apply for Factory',
      'Investment Questions',
      'Partnership Opportunities',
      'Technical Support',
      'Media & Press',
      'Other',
    ]);
  });

  it('requires a valid e-mail and shows the error on blur', async () => {
    const { user } = openMessageForm();
    await user.type(form().getByLabelText(/^E-mail/), 'asha@example');
    await user.tab();
    expect(messageAt(form().getByLabelText(/^E-mail/))).toBe('Enter an e-mail like name@example.org.');
  });

  it('counts down the characters of the message', async () => {
    const { user } = openMessageForm();
    expect(form().getByText('3,000 characters left')).toBeVisible();
    await user.type(form().getByLabelText(/^Your message/), 'नमस्ते');
    expect(form().getByText('2,994 characters left')).toBeVisible();
  });

  it('sends name, email, subject, message and status, the spam marks and the version of the notice', async () => {
    const { user } = openMessageForm();
    await writeMessage(user);
    await user.click(send());
    const { path, headers, json } = lastUpload();
    expect(path).toBe('/api/contact');
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    const { elapsedMs, ...rest } = json;
    expect(elapsedMs).toEqual(expect.any(Number));
    expect(rest).toEqual({
      name: 'Asha Kumari',
      email: 'asha@example.org',
      subject: 'Investment Questions',
      message: 'When does the water plant open?',
      status: 'New',
      consentVersion: PRIVACY_VERSION,
    });
  });

  describe('after a reload', () => {
    async function sendAndReload() {
      const { user, unmount } = openMessageForm();
      await writeMessage(user);
      await user.click(send());
      await answer(201, { message: accepted, data: messageReceipt });
      unmount();
      act(() => reloadPage(contactMessage));
    }
    const heading = () => form().getByRole('heading', { name: 'We have received your message' });

    it('shows the receipt again, with the focus', async () => {
      await sendAndReload();
      openMessageForm();
      expect(heading()).toHaveFocus();
      expect(form().getByText('CM-7K3M9Q')).toBeVisible();
      expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/asha|water/i);
    });

    it('does not take the focus from somebody typing in the other form', async () => {
      await sendAndReload();
      const box = document.body.appendChild(document.createElement('input'));
      box.focus();
      openMessageForm();
      expect(heading()).toBeVisible();
      expect(box).toHaveFocus();
      box.remove();
    });
  });

  it('shows the toast and the reference number, then an empty form for another message', async () => {
    const { user } = openMessageForm();
    await writeMessage(user);
    await user.click(send());
    await answer(201, { message: accepted, data: messageReceipt });
    expect(screen.getByText(accepted)).toBeVisible();
    expect(form().getByText('CM-7K3M9Q')).toBeVisible();
    expect(form().getByRole('heading', { name: 'We have received your message' })).toHaveFocus();
    await user.click(form().getByRole('button', { name: 'Write another message' }));
    expect(form().getByLabelText(/^Your message/)).toHaveValue('');
  });

  it('shows its own success message when the server sends none', async () => {
    const { user } = openMessageForm();
    await writeMessage(user);
    await user.click(send());
    await answer(201, { data: messageReceipt });
    expect(
      screen.getByText("Message sent successfully! We'll get back to you within 24 hours."),
    ).toBeVisible();
  });

  it('keeps everything after a failure, and retries with the same idempotency key', async () => {
    const { user } = openMessageForm();
    await writeMessage(user);
    await user.click(send());
    await act(async () => lastUpload().fail());
    expect(screen.getByText('Failed to send message')).toBeVisible();
    expect(await screen.findByText('Failed to send message. Please try again.')).toBeVisible();
    expect(form().getByLabelText(/^Your message/)).toHaveValue('When does the water plant open?');
    const first = lastUpload();
    await user.click(send());
    expect(lastUpload().headers.get('idempotency-key')).toBe(first.headers.get('idempotency-key'));
    expect(lastUpload().json).toEqual(first.json);
  });

  it('dismisses the failure toast with the next attempt, even after a remount', async () => {
    const { user, unmount } = openMessageForm();
    await writeMessage(user);
    await user.click(send());
    await act(async () => lastUpload().fail());
    expect(await screen.findByText('Failed to send message. Please try again.')).toBeVisible();
    unmount();
    openMessageForm();
    await user.click(form().getByRole('button', { name: 'Try again' }));
    await answer(201, { data: messageReceipt });
    expect(screen.queryByText('Failed to send message. Please try again.')).not.toBeInTheDocument();
  });

  it('shows the server’s error message', async () => {
    const { user } = openMessageForm();
    await writeMessage(user);
    await user.click(send());
    await answer(503, { error: 'The service is unavailable.' });
    expect(screen.getByText('The service is unavailable.')).toBeVisible();
  });
});

describe('in Hindi', () => {
  const hindi = () => region('हमें लिखें');

  async function sendInHindi() {
    const { user } = openMessageForm({ locale: 'hi' });
    await user.type(hindi().getByLabelText(/^आपका नाम/), 'आशा');
    await user.type(hindi().getByLabelText(/^ईमेल/), 'asha@example.org');
    await user.selectOptions(hindi().getByLabelText(/^विषय/), 'निवेश के सवाल');
    await user.type(hindi().getByLabelText(/^आपका संदेश/), 'पानी का कारख़ाना कब खुलेगा?');
    await user.click(hindi().getByRole('button', { name: 'संदेश भेजें' }));
    return user;
  }

  it('sends the English value of the subject, and requests Hindi from the server', async () => {
    await sendInHindi();
    expect(lastUpload().json).toMatchObject({ subject: 'Investment Questions', name: 'आशा' });
    expect(lastUpload().headers.get('accept-language')).toBe('hi');
  });

  it('shows the success message in Hindi although the server answers in English', async () => {
    await sendInHindi();
    await answer(201, { message: accepted, data: messageReceipt });
    expect(screen.getByText('आपका संदेश पहुँच गया! हम 24 घंटे के भीतर जवाब देंगे।')).toBeVisible();
    expect(screen.queryByText(accepted)).not.toBeInTheDocument();
  });

  it('shows errors that only the server finds in Hindi, at the field and in the banner', async () => {
    const user = await sendInHindi();
    const fields = { message: ['Message contains characters that are not allowed.'] };
    await answer(400, { message: 'Please correct the marked fields.', fields });
    expect(messageAt(hindi().getByLabelText(/^आपका संदेश/))).toBe('इसे ऐसे नहीं लिया जा सका। कृपया इसे बदलें।');
    await user.type(hindi().getByLabelText(/^आपका संदेश/), '!');
    await user.click(hindi().getByRole('button', { name: 'फिर कोशिश करें' }));
    await answer(503, { message: 'The service is unavailable.' });
    expect(hindi().getByText('संदेश नहीं जा सका')).toBeVisible();
    expect(screen.queryByText(/unavailable/)).not.toBeInTheDocument();
  });
});

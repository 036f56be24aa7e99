import { act } from '@testing-library/react';
import { answer, freshFormPerTest, goElsewhere, messageAt } from '../../../test/form-screen';
import { loadAgain } from '../../../test/load-again';
import { messageReceipt, openContact, region } from '../../../test/open-contact';
import { lastUpload, uploads } from '../../../test/upload-server';
import { appNotice } from './app-notice';

freshFormPerTest(appNotice);

const card = () => region('App coming soon');
const email = () => card().getByLabelText(/^Your e-mail/);
const notify = () => card().getByRole('button', { name: 'Notify me' });

describe('the card of the coming app', () => {
  it('files the e-mail as a contact message of the subject “Other” that says app launch', async () => {
    const { user } = openContact();
    await user.type(email(), 'asha@example.org');
    await user.click(notify());
    expect(lastUpload().path).toBe('/api/contact');
    expect(lastUpload().json).toMatchObject({
      name: 'App launch',
      email: 'asha@example.org',
      subject: 'Other',
      message: expect.stringMatching(/^App launch/),
    });
  });

  it('says that it is noted, under which number, and gives that the focus', async () => {
    const { user } = openContact();
    await user.type(email(), 'asha@example.org');
    await user.click(notify());
    await answer(201, { data: messageReceipt });
    const noted = card().getByText(/^Noted. We’ll e-mail asha@example.org/);
    expect(noted).toHaveTextContent('CM-7K3M9Q');
    expect(noted.closest('p')).toHaveFocus();
    expect(card().queryByRole('button', { name: 'Notify me' })).not.toBeInTheDocument();
  });

  it('still says so after a reload, without the address and without taking the focus', async () => {
    const { user, unmount } = openContact();
    await user.type(email(), 'asha@example.org');
    await user.click(notify());
    await answer(201, { data: messageReceipt });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('asha');
    unmount();
    act(() => loadAgain(appNotice));
    openContact();
    expect(card().getByText(/^Noted. We’ll e-mail you when/)).toHaveTextContent('CM-7K3M9Q');
    expect(document.body).toHaveFocus();
  });

  it('keeps what is typed over a reload', async () => {
    const { user, unmount } = openContact();
    await user.type(email(), 'asha@example.org');
    unmount();
    act(() => loadAgain(appNotice));
    openContact();
    expect(email()).toHaveValue('asha@example.org');
  });

  it('forgets what was typed when the page is left, since it offers nothing', async () => {
    const { user, unmount } = openContact();
    await user.type(email(), 'asha@example.org');
    goElsewhere(unmount);
    expect({ ...sessionStorage }).toEqual({});
  });

  it('asks for the e-mail and sends nothing without it', async () => {
    const { user } = openContact();
    await user.click(notify());
    expect(messageAt(email())).toBe('Enter your e-mail.');
    expect(email()).toHaveFocus();
    expect(uploads).toHaveLength(0);
  });
});

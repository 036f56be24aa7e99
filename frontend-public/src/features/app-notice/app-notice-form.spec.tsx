import { act } from '@testing-library/react';
import { answer, freshFormPerTest, leavePage, messageAt } from '../../../test/form-screen';
import { messageReceipt, openContact, region } from '../../../test/open-contact';
import { reloadPage } from '../../../test/page-load';
import { lastUpload, uploads } from '../../../test/upload-server';
import { appNotice } from './app-notice';

freshFormPerTest(appNotice);

const card = () => region('App coming soon');
const email = () => card().getByLabelText(/^Your e-mail/);
const notify = () => card().getByRole('button', { name: 'Notify me' });

describe('the form for the app launch notice', () => {
  it('sends the e-mail as a contact message with the subject “Other” about the app launch', async () => {
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

  it('confirms the request with its number, and focuses the confirmation', async () => {
    const { user } = openContact();
    await user.type(email(), 'asha@example.org');
    await user.click(notify());
    await answer(201, { data: messageReceipt });
    const confirmation = card().getByText(/^Noted. We’ll e-mail asha@example.org/);
    expect(confirmation).toHaveTextContent('CM-7K3M9Q');
    expect(confirmation.closest('p')).toHaveFocus();
    expect(card().queryByRole('button', { name: 'Notify me' })).not.toBeInTheDocument();
  });

  it('shows the confirmation again after a reload, without the address and without taking the focus', async () => {
    const { user, unmount } = openContact();
    await user.type(email(), 'asha@example.org');
    await user.click(notify());
    await answer(201, { data: messageReceipt });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('asha');
    unmount();
    act(() => reloadPage(appNotice));
    openContact();
    expect(card().getByText(/^Noted. We’ll e-mail you when/)).toHaveTextContent('CM-7K3M9Q');
    expect(document.body).toHaveFocus();
  });

  it('keeps the input across a reload', async () => {
    const { user, unmount } = openContact();
    await user.type(email(), 'asha@example.org');
    unmount();
    act(() => reloadPage(appNotice));
    openContact();
    expect(email()).toHaveValue('asha@example.org');
  });

  it('drops the input when the page is left, since it offers no draft', async () => {
    const { user, unmount } = openContact();
    await user.type(email(), 'asha@example.org');
    leavePage(unmount);
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

import { answer, freshFormPerTest, messageAt } from '../../../test/form-screen';
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

  it('asks for the e-mail and sends nothing without it', async () => {
    const { user } = openContact();
    await user.click(notify());
    expect(messageAt(email())).toBe('Enter your e-mail.');
    expect(email()).toHaveFocus();
    expect(uploads).toHaveLength(0);
  });
});

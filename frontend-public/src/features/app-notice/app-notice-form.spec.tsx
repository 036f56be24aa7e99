import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FALLBACK_SITE } from 'frontend-shared/api/site-config';
import { LocaleProvider } from 'frontend-shared/i18n/locale-context';
import { BrowserRouter } from 'frontend-shared/routing/router';
import { answer, freshFormPerTest, leavePage, messageAt } from '../../../test/form-screen';
import { messageReceipt, region } from '../../../test/open-contact';
import { reloadPage } from '../../../test/page-load';
import { lastUpload, uploads } from '../../../test/upload-server';
import { contact } from '../../content/en/contact';
import ComingApp from '../../pages/contact/coming-app';
import { appNotice } from './app-notice';

freshFormPerTest(appNotice);

/** Renders the part of the page Contact that has the form. */
function openCard() {
  window.history.replaceState(null, '', '/contact');
  const page = render(
    <LocaleProvider locale="en">
      <BrowserRouter>
        <ComingApp messages={contact.app} site={FALLBACK_SITE} />
      </BrowserRouter>
    </LocaleProvider>,
  );
  return { user: userEvent.setup({ delay: null }), ...page };
}

const card = () => region('App coming soon');
const email = () => card().getByLabelText(/^Your e-mail/);
const notify = () => card().getByRole('button', { name: 'Notify me' });

describe('the form for the app launch notice', () => {
  it('sends the e-mail as a contact message with the subject “Other” about the app launch, and confirms the request, also after a reload', async () => {
    const { user, unmount } = openCard();
    await user.click(email());
    await user.paste('asha@example.org');
    await user.click(notify());
    expect(lastUpload().path).toBe('/api/contact');
    expect(lastUpload().json).toMatchObject({
      name: 'App launch',
      email: 'asha@example.org',
      subject: 'Other',
      message: expect.stringMatching(/^App launch/),
    });
    await answer(201, { data: messageReceipt });
    const confirmation = card().getByText(/^Noted. We’ll e-mail asha@example.org/);
    expect(confirmation).toHaveTextContent('CM-7K3M9Q');
    expect(confirmation.closest('p')).toHaveFocus();
    expect(card().queryByRole('button', { name: 'Notify me' })).not.toBeInTheDocument();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('asha');
    unmount();
    act(() => reloadPage(appNotice));
    openCard();
    // Without the address, and without taking the focus.
    expect(card().getByText(/^Noted. We’ll e-mail you when/)).toHaveTextContent('CM-7K3M9Q');
    expect(document.body).toHaveFocus();
  });

  it('keeps the input across a reload, and drops it when the page is left, since it offers no draft', async () => {
    const { user, unmount } = openCard();
    await user.type(email(), 'a@example.org');
    unmount();
    act(() => reloadPage(appNotice));
    const reloaded = openCard();
    expect(email()).toHaveValue('a@example.org');
    leavePage(reloaded.unmount);
    expect({ ...sessionStorage }).toEqual({});
  });

  it('asks for the e-mail and sends nothing without it', async () => {
    const { user } = openCard();
    await user.click(notify());
    expect(messageAt(email())).toBe('Enter your e-mail.');
    expect(email()).toHaveFocus();
    expect(uploads).toHaveLength(0);
  });
});

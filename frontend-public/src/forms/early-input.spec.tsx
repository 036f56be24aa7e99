import { act, fireEvent, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RECEIPT, receiptKey, SENT_EARLY } from 'frontend-shared/hydration/early-draft';
import { renderToString } from 'react-dom/server';
import { answer, freshFormPerTest } from '../../test/form-screen';
import { ContactScreen, messageReceipt, openContact, region, writeMessage } from '../../test/open-contact';
import { field, openShareholder, ShareholderScreen } from '../../test/open-shareholder';
import { reloadPage } from '../../test/page-load';
import { lastUpload } from '../../test/upload-server';
import { contactMessage } from '../features/contact-message/contact-message';
import { shareholderApplication } from '../features/shareholder-application/shareholder-application';

freshFormPerTest(contactMessage);
freshFormPerTest(shareholderApplication);

const form = () => region('Write to us');

/** The prerendered page, before any script has run. */
function prerendered(address = '/contact', page = <ContactScreen />): HTMLElement {
  window.history.replaceState(null, '', address);
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  return container;
}

/** Enters a value like the shell after hydration; see `frontend-shell/src/boot/early-input/early-input.ts`. */
function enter(label: RegExp, value: string): void {
  fireEvent.change(form().getByLabelText(label), { target: { value } });
}

describe('input before hydration', () => {
  it('stays in its field, and becomes part of the form state', async () => {
    const container = prerendered();
    form().getByLabelText<HTMLInputElement>(/^Your name/).value = 'Asha Kumari';
    form().getByLabelText<HTMLSelectElement>(/^Subject/).value = 'Media & Press';
    render(<ContactScreen />, { container, hydrate: true });
    enter(/^Your name/, 'Asha Kumari');
    enter(/^Subject/, 'Media & Press');
    expect(form().getByLabelText(/^Your name/)).toHaveValue('Asha Kumari');
    expect(form().getByLabelText(/^Subject/)).toHaveValue('Media & Press');
    expect(contactMessage.use.getState().values).toMatchObject({
      name: 'Asha Kumari',
      subject: 'Media & Press',
    });
  });

  it('takes precedence over a draft', async () => {
    const { unmount, user } = openContact();
    await user.type(form().getByLabelText(/^Your name/), 'Asha');
    await user.type(form().getByLabelText(/^Your message/), 'Where do I begin?');
    unmount();
    act(() => reloadPage(contactMessage));
    const container = prerendered();
    form().getByLabelText<HTMLInputElement>(/^Your name/).value = 'Asha Kumari';
    render(<ContactScreen />, { container, hydrate: true });
    enter(/^Your name/, 'Asha Kumari');
    expect(form().getByLabelText(/^Your name/)).toHaveValue('Asha Kumari');
    expect(form().getByLabelText(/^Your message/)).toHaveValue('Where do I begin?');
  });

  it('does not include what the browser restored after Back', async () => {
    const { unmount, user } = openContact();
    await writeMessage(user);
    unmount();
    act(() => reloadPage(contactMessage, 'back_forward'));
    const container = prerendered();
    form().getByLabelText<HTMLInputElement>(/^Your name/).value = 'Rani';
    form().getByLabelText<HTMLSelectElement>(/^Subject/).value = 'Investment Questions';
    form().getByLabelText<HTMLTextAreaElement>(/^Your message/).value = 'When does the water plant open?';
    render(<ContactScreen />, { container, hydrate: true });
    enter(/^Your name/, 'Rani');
    expect(form().getByLabelText(/^Your name/)).toHaveValue('Rani');
    expect(form().getByLabelText(/^Subject/)).toHaveValue('');
    expect(form().getByLabelText(/^Your message/)).toHaveValue('');
    expect(contactMessage.use.getState().values).toMatchObject({ name: 'Rani', subject: '', message: '' });
  });

  it('includes what the browser restored after Back, once the form was submitted with it', async () => {
    const { unmount, user } = openContact();
    await writeMessage(user);
    const typed = contactMessage.use.getState().values;
    unmount();
    act(() => reloadPage(contactMessage, 'back_forward'));
    const container = prerendered();
    form().getByLabelText<HTMLInputElement>(/^Your name/).value = 'Rani';
    form()
      .getByLabelText(/^Your name/)
      .closest('form')
      ?.setAttribute(SENT_EARLY, '');
    render(<ContactScreen />, { container, hydrate: true });
    enter(/^Your name/, 'Rani');
    expect(contactMessage.use.getState()).toMatchObject({
      values: { ...typed, name: 'Rani' },
      offeredDraft: null,
    });
  });

  it.each([false, true])(
    'does not include a checkbox that the browser restored: consent must be given again (submitted: %s)',
    async (isSent) => {
      const { unmount, user } = openShareholder();
      await user.click(field.terms());
      unmount();
      act(() => reloadPage(shareholderApplication, 'back_forward'));
      const container = prerendered('/shareholder', <ShareholderScreen />);
      (field.terms() as HTMLInputElement).checked = true;
      if (isSent) container.querySelector('form')?.setAttribute(SENT_EARLY, '');
      render(<ShareholderScreen />, { container, hydrate: true });
      expect(field.terms()).not.toBeChecked();
      expect(shareholderApplication.use.getState().values.termsAgreed).toBe('');
    },
  );

  it('is timed from the page load', async () => {
    const container = prerendered();
    form().getByLabelText<HTMLInputElement>(/^Your name/).value = 'Asha Kumari';
    jest.spyOn(performance, 'now').mockReturnValue(12_000);
    const user = userEvent.setup({ delay: null });
    render(<ContactScreen />, { container, hydrate: true });
    await writeMessage(user);
    await user.click(form().getByRole('button', { name: 'Send message' }));
    expect(lastUpload().json.elapsedMs).toBe(12_000);
    jest.restoreAllMocks();
  });

  it('is replaced by the receipt when the form was sent before the reload', async () => {
    const { unmount, user } = openContact();
    await writeMessage(user);
    await user.click(form().getByRole('button', { name: 'Send message' }));
    await answer(201, { data: messageReceipt });
    unmount();
    act(() => reloadPage(contactMessage));
    const container = prerendered();
    // Set by the shell: see `frontend-shell/src/boot/early-input/early-draft.ts`.
    container.querySelector('[data-draft=message]')?.setAttribute(RECEIPT, messageReceipt.reference);
    render(<ContactScreen />, { container, hydrate: true });
    expect(form().getByText('CM-7K3M9Q')).toBeVisible();
    expect(form().queryByLabelText(/^Your name/)).not.toBeInTheDocument();
  });

  it('is still possible when the stored receipt is invalid', () => {
    sessionStorage.setItem(receiptKey('message'), '{"data":{"reference":"CM-7K3M9Q"}}');
    reloadPage(contactMessage);
    const container = prerendered();
    container.querySelector('[data-draft=message]')?.setAttribute(RECEIPT, messageReceipt.reference);
    render(<ContactScreen />, { container, hydrate: true });
    expect(form().getByLabelText(/^Your name/)).toBeVisible();
    expect(container.querySelector(`[${RECEIPT}]`)).toBeNull();
  });

  it('cannot be sent by a native submit that would reload the page', () => {
    const container = prerendered();
    expect(form().getByRole('button', { name: 'Send message' })).toHaveAttribute('type', 'button');
    render(<ContactScreen />, { container, hydrate: true });
    expect(form().getByRole('button', { name: 'Send message' })).toHaveAttribute('type', 'submit');
  });
});

import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { freshFormPerTest } from '../../test/form-screen';
import { loadAgain } from '../../test/load-again';
import { ContactScreen, openContact, region, writeMessage } from '../../test/open-contact';
import { lastUpload } from '../../test/upload-server';
import { contactMessage } from '../features/contact-message/contact-message';

freshFormPerTest(contactMessage);

const form = () => region('Write to us');

/** The page as the server sent it, before any script ran. */
function prerendered(): HTMLElement {
  window.history.replaceState(null, '', '/contact');
  const container = document.createElement('div');
  container.innerHTML = renderToString(<ContactScreen />);
  document.body.append(container);
  return container;
}

describe('what is typed before the page’s code is here', () => {
  it('stays in its box and belongs to the form', async () => {
    const container = prerendered();
    form().getByLabelText<HTMLInputElement>(/^Your name/).value = 'Asha Kumari';
    form().getByLabelText<HTMLSelectElement>(/^What it is about/).value = 'Media & Press';
    render(<ContactScreen />, { container, hydrate: true });
    expect(form().getByLabelText(/^Your name/)).toHaveValue('Asha Kumari');
    expect(form().getByLabelText(/^What it is about/)).toHaveValue('Media & Press');
    expect(contactMessage.use.getState().values).toMatchObject({
      name: 'Asha Kumari',
      subject: 'Media & Press',
    });
  });

  it('counts before what a draft remembers', async () => {
    const { unmount, user } = openContact();
    await user.type(form().getByLabelText(/^Your name/), 'Asha');
    await user.type(form().getByLabelText(/^Your message/), 'Where do I begin?');
    unmount();
    act(() => loadAgain(contactMessage));
    const container = prerendered();
    form().getByLabelText<HTMLInputElement>(/^Your name/).value = 'Asha Kumari';
    render(<ContactScreen />, { container, hydrate: true });
    expect(form().getByLabelText(/^Your name/)).toHaveValue('Asha Kumari');
    expect(form().getByLabelText(/^Your message/)).toHaveValue('Where do I begin?');
  });

  it('was typed by a person who has had the page before them since it came', async () => {
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

  it('cannot be sent by a press that would load the page anew', () => {
    const container = prerendered();
    expect(form().getByRole('button', { name: 'Send message' })).toHaveAttribute('type', 'button');
    render(<ContactScreen />, { container, hydrate: true });
    expect(form().getByRole('button', { name: 'Send message' })).toHaveAttribute('type', 'submit');
  });
});

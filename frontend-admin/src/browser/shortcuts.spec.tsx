import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { SearchBox } from '../records/list/filters/search-box';
import { ModalDialog } from '../ui/dialog/modal-dialog';
import { Disclosure } from '../ui/disclosure/disclosure';
import { useSearchKey, useShortcuts } from './shortcuts';

function Pressed() {
  const [keys, setKeys] = useState('');
  useShortcuts({
    j: () => setKeys(`${keys}j`),
    '/': () => setKeys(`${keys}/`),
    '?': () => setKeys(`${keys}?`),
  });
  useSearchKey(() => setKeys(`${keys}K`));
  return <output>{keys}</output>;
}

describe('a shortcut', () => {
  const press = (init: KeyboardEventInit) => fireEvent.keyDown(document.body, init);

  it('works with a Hindi layout, on the key of the Latin letter', () => {
    render(<Pressed />);
    press({ key: 'र', code: 'KeyJ' });
    press({ key: 'य', code: 'Slash' });
    // Two code points: a letter and the dot below it.
    press({ key: '\u092f\u093c', code: 'Slash', shiftKey: true });
    press({ key: 'क', code: 'KeyK', ctrlKey: true });
    expect(screen.getByRole('status')).toHaveTextContent(/^j\/\?K$/);
  });

  it('follows the letter, not the key position, on a Latin layout', () => {
    render(<Pressed />);
    // On a Dvorak keyboard H is where others have J, and J where others have C.
    press({ key: 'h', code: 'KeyJ' });
    press({ key: 'j', code: 'KeyC' });
    expect(screen.getByRole('status')).toHaveTextContent(/^j$/);
  });
});

describe('Escape that ends an IME composition', () => {
  const composing: KeyboardEventInit[] = [
    { key: 'Escape', isComposing: true },
    // Safari has ended the composition by then.
    { key: 'Escape', keyCode: 229 },
  ];

  it.each(composing)('does not close a dialog: %j', async (init) => {
    const onClose = jest.fn();
    render(
      <ModalDialog title="Reason" closeLabel="Close" onClose={onClose}>
        <input aria-label="Text" />
      </ModalDialog>,
    );
    fireEvent.keyDown(screen.getByLabelText('Text'), init);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByLabelText('Text'), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each(composing)('does not close a panel with a text field: %j', async (init) => {
    render(<Disclosure label="Save view">{() => <Input aria-label="Name" />}</Disclosure>);
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
    const field = screen.getByLabelText('Name');
    fireEvent.change(field, { target: { value: 'हाजीपुर' } });
    fireEvent.keyDown(field, init);
    expect(screen.getByLabelText('Name')).toHaveValue('हाजीपुर');
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
  });

  it.each(composing)('does not clear a search field: %j', (init) => {
    render(<SearchBox value="रवि" onChange={() => undefined} firstResultId={undefined} />);
    const field = screen.getByRole('searchbox');
    fireEvent.keyDown(field, init);
    expect(field).toHaveValue('रवि');
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(field).toHaveValue('');
  });
});

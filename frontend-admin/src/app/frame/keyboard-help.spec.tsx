import { fireEvent, render, screen } from '@testing-library/react';
import { KeyboardHelp } from './keyboard-help';

it('distinguishes keys pressed together from alternative keys', async () => {
  render(<KeyboardHelp />);
  fireEvent.keyDown(document.body, { key: '?' });
  const keysOf = async (does: string) =>
    (await screen.findByText(does)).parentElement?.querySelector('dt')?.textContent;
  expect(await keysOf('Zoom in, zoom out, fit to width')).toBe('+ or − or 0');
  expect(await keysOf('Previous or next page')).toBe('← or →');
  expect(await keysOf('Send the reply')).toBe('Ctrl + Enter');
});

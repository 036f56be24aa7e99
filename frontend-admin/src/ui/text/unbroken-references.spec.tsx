import { render } from '@testing-library/react';
import { UnbrokenReferences } from './unbroken-references';

it('keeps each reference unbroken and the text unchanged', () => {
  const text = 'SH-Q4H9VA, same PAN as SH-3WA6V8';
  const { container } = render(<UnbrokenReferences text={text} />);
  expect([...container.querySelectorAll('.ad-reference')].map((one) => one.textContent)).toEqual([
    'SH-Q4H9VA',
    'SH-3WA6V8',
  ]);
  expect(container.textContent).toBe(text);
});

it('does not change other words with a hyphen', () => {
  const { container } = render(<UnbrokenReferences text="admin@semi-arid.example" />);
  expect(container.innerHTML).toBe('admin@semi-arid.example');
});

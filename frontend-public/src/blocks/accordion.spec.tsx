import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './accordion';

const sections = [
  { id: 'one', title: 'Ownership', body: <p>You own a part.</p> },
  { id: 'two', title: 'Profit', body: <p>Once a year.</p> },
  { id: 'three', title: 'Legacy', body: <p>Your nominee.</p> },
];

const button = (name: string) => screen.getByRole('button', { name });
const openSections = () =>
  screen.getAllByRole('button', { expanded: true }).map((element) => element.textContent);

function open(defaultOpen?: string) {
  render(<Accordion sections={sections} {...(defaultOpen && { defaultOpen })} />);
  return userEvent.setup();
}

it('opens only the default section initially', () => {
  open('two');
  expect(openSections()).toEqual(['Profit']);
  expect(screen.getByText('Once a year.')).toBeVisible();
  expect(screen.getByText('You own a part.')).not.toBeVisible();
});

it('opens one section at a time', async () => {
  const user = open();
  expect(screen.queryByRole('button', { expanded: true })).not.toBeInTheDocument();
  await user.click(button('Ownership'));
  await user.click(button('Legacy'));
  expect(openSections()).toEqual(['Legacy']);
  expect(screen.getByText('Your nominee.')).toBeVisible();
  expect(screen.getByText('You own a part.')).not.toBeVisible();
});

it('closes the open section when its button is pressed', async () => {
  const user = open('one');
  await user.click(button('Ownership'));
  expect(screen.queryByRole('button', { expanded: true })).not.toBeInTheDocument();
  expect(screen.getByText('You own a part.')).not.toBeVisible();
});

it('works with the keyboard, and each button references the text that it controls', async () => {
  const user = open();
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(openSections()).toEqual(['Profit']);
  const text = document.getElementById(button('Profit').getAttribute('aria-controls') ?? '');
  expect(text).toHaveTextContent('Once a year.');
  await user.keyboard(' ');
  expect(text).not.toBeVisible();
});

it('opens the section in which find-in-page has found a match', () => {
  open('one');
  const found = screen.getByText('Your nominee.').parentElement as HTMLElement;
  act(() => {
    found.dispatchEvent(new Event('beforematch'));
  });
  expect(openSections()).toEqual(['Legacy']);
});

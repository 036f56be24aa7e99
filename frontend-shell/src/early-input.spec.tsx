import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { keepEarlyInput } from './early-input';

let submitted: string[] = [];

function Form() {
  const [name, setName] = useState('');
  const [size, setSize] = useState('s');
  const [agreed, setAgreed] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted.push(`${name} ${size} ${agreed}`);
      }}
    >
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <select aria-label="Size" value={size} onChange={(event) => setSize(event.target.value)}>
        <option value="s">Small</option>
        <option value="l">Large</option>
      </select>
      <input
        type="checkbox"
        aria-label="Agreed"
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      <output>{`${name} ${size} ${agreed}`}</output>
      <button type="submit">Send</button>
    </form>
  );
}

/** What the prerenderer makes of it. */
const HTML =
  '<form><input aria-label="Name" value=""/><select aria-label="Size"><option value="s" selected="">Small</option><option value="l">Large</option></select><input type="checkbox" aria-label="Agreed"/><output> s false</output><button type="submit">Send</button></form>';

let element: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  submitted = [];
  element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = HTML;
});
afterEach(() => {
  act(() => root?.unmount());
  element.remove();
});

const find = <T extends HTMLElement>(selector: string) => element.querySelector<T>(selector) as T;
const comeAlive = async () => {
  await act(async () => {
    root = hydrateRoot(element, <Form />);
  });
};
const told = () => find('output').textContent;

test('what was typed, chosen and ticked before is known to the page afterwards', async () => {
  const user = userEvent.setup();
  // Typed before even this code was here.
  find<HTMLInputElement>('input').value = 'Mee';
  const early = keepEarlyInput(element);
  await user.type(find('input'), 'ra');
  await user.selectOptions(find('select'), 'l');
  await user.click(find('[type=checkbox]'));
  await comeAlive();
  act(() => early.handOver());
  expect(told()).toBe('Meera l true');
  expect(find('input')).toHaveValue('Meera');
});

test('what is typed afterwards builds on it', async () => {
  const user = userEvent.setup();
  const early = keepEarlyInput(element);
  await user.type(find('input'), 'Mee');
  await comeAlive();
  act(() => early.handOver());
  await user.type(find('input'), 'ra');
  act(() => early.handOver());
  expect(told()).toBe('Meera s false');
});

test('a form sent too early is sent once the page knows what to do with it', async () => {
  const user = userEvent.setup();
  const early = keepEarlyInput(element);
  await user.type(find('input'), 'Meera');
  await user.click(find('button'));
  expect(submitted).toEqual([]);
  await comeAlive();
  act(() => early.handOver());
  expect(submitted).toEqual(['Meera s false']);
});

test('nor is a press lost on a button that sends nothing before its code is here', async () => {
  const user = userEvent.setup();
  const button = find('button');
  button.setAttribute('type', 'button');
  button.setAttribute('data-submits', '');
  const early = keepEarlyInput(element);
  await user.click(button);
  button.setAttribute('type', 'submit');
  button.removeAttribute('data-submits');
  await comeAlive();
  act(() => early.handOver());
  expect(submitted).toEqual([' s false']);
});

test('a page on which nothing was entered is left alone', async () => {
  const early = keepEarlyInput(element);
  await comeAlive();
  act(() => early.handOver());
  expect(told()).toBe(' s false');
  expect(submitted).toEqual([]);
});

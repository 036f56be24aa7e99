import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SENT_EARLY } from 'frontend-shared/hydration/early-draft';
import { markHydrated } from 'frontend-shared/hydration/hydration-marks';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { loadedBy } from '../../../test/page-load';
import { LoadStatus } from '../load-status';
import { recordEarlyInput } from './early-input';

let submitted: string[] = [];

function Form() {
  const [name, setName] = useState('');
  const [size, setSize] = useState('s');
  const [agreed, setAgreed] = useState(false);
  const [left, setLeft] = useState('');
  return (
    <form
      suppressHydrationWarning
      onBlur={({ target }) => setLeft(`${left} ${target.getAttribute('aria-label')}`)}
      data-left={left}
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

/** The prerendered HTML of a component. */
const HTML =
  '<form><input aria-label="Name" value=""/><select aria-label="Size"><option value="s" selected="">Small</option><option value="l">Large</option></select><input type="checkbox" aria-label="Agreed"/><output> s false</output><button type="submit">Send</button></form>';

/** A page that marks itself as hydrated in an effect, like the shell's pages. */
function Announced({ page }: { page: ReactNode }) {
  useLayoutEffect(() => {
    markHydrated(element);
  }, []);
  return page;
}

let element: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  submitted = [];
  loadedBy('navigate');
  element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = HTML;
});
afterEach(() => {
  act(() => root?.unmount());
  element.remove();
  history.replaceState(null, '', '/');
});

const find = <T extends HTMLElement>(selector: string) => element.querySelector<T>(selector) as T;
const takeOver = async () => {
  await act(async () => {
    root = hydrateRoot(element, <Form />);
  });
};
const comesAlive = (part: Element | null = element) => act(async () => markHydrated(part));
const told = () => find('output').textContent;

test('what was typed, chosen and ticked before hydration is known to the page afterwards', async () => {
  const user = userEvent.setup();
  // Typed before this code was loaded.
  find<HTMLInputElement>('input').value = 'Mee';
  recordEarlyInput(element, new LoadStatus(() => undefined));
  await user.type(find('input'), 'ra');
  await user.selectOptions(find('select'), 'l');
  await user.click(find('[type=checkbox]'));
  await takeOver();
  await comesAlive();
  expect(told()).toBe('Meera l true');
  expect(find('input')).toHaveValue('Meera');
});

test('a field that was left before hydration gets focusout, the one with the focus does not', async () => {
  const user = userEvent.setup();
  recordEarlyInput(element, new LoadStatus(() => undefined));
  await user.type(find('input'), 'M');
  await user.selectOptions(find('select'), 'l');
  find('select').focus();
  await takeOver();
  await comesAlive();
  expect(find('form').dataset.left).toBe(' Name');
});

/** Corrects its value on blur, based on the last rendered value. */
function Amount() {
  const [text, setText] = useState('10');
  useEffect(() => {
    markHydrated(element);
  }, []);
  return (
    <>
      <input
        aria-label="Amount"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => setText(text.trim())}
      />
      <button type="button">Next</button>
    </>
  );
}

test('a field gets its value before focusout, even if the page is hydrated during React’s rendering', async () => {
  const user = userEvent.setup();
  element.innerHTML = '<input aria-label="Amount" value="10"/><button type="button">Next</button>';
  recordEarlyInput(element, new LoadStatus(() => undefined));
  await user.clear(find('input'));
  await user.type(find('input'), '12 ');
  find('button').focus();
  await act(async () => {
    root = hydrateRoot(element, <Amount />);
  });
  expect(find('input')).toHaveValue('12');
});

/** Restores what was typed before a reload, as forms do. */
function Kept() {
  const [text, setText] = useState('');
  useEffect(() => {
    setText('Meera');
    markHydrated(element);
  }, []);
  return (
    <>
      <input aria-label="Name" value={text} onChange={({ target }) => setText(target.value)} />
      <output>{text}</output>
    </>
  );
}

test('a value that was restored after a reload and cleared before hydration is not restored again', async () => {
  element.innerHTML = '<input aria-label="Name" value=""/><output></output>';
  const restore = () => {
    find<HTMLInputElement>('input').value = 'Meera';
  };
  const drafts = { store: () => undefined, restore, isRestored: () => false };
  recordEarlyInput(element, new LoadStatus(() => undefined), drafts);
  // Not with user-event, which bypasses React's value tracking.
  find<HTMLInputElement>('input').value = '';
  find('input').dispatchEvent(new Event('input', { bubbles: true }));
  await act(async () => {
    root = hydrateRoot(element, <Kept />);
  });
  expect(find('input')).toHaveValue('');
  expect(told()).toBe('');
});

test('further typing continues from the replayed value', async () => {
  const user = userEvent.setup();
  recordEarlyInput(element, new LoadStatus(() => undefined));
  await user.type(find('input'), 'Mee');
  await takeOver();
  await comesAlive();
  await user.type(find('input'), 'ra');
  await comesAlive();
  expect(told()).toBe('Meera s false');
});

test('a form that is submitted before hydration is submitted once afterwards', async () => {
  const user = userEvent.setup();
  recordEarlyInput(element, new LoadStatus(() => undefined));
  await user.type(find('input'), 'Meera');
  await user.click(find('button'));
  expect(submitted).toEqual([]);
  expect(find('form')).toHaveAttribute(SENT_EARLY);
  await takeOver();
  await comesAlive();
  expect(submitted).toEqual(['Meera s false']);
  expect(find('form')).not.toHaveAttribute(SENT_EARLY);
});

test('a click on a button that does not submit before hydration is not lost', async () => {
  const user = userEvent.setup();
  const button = find('button');
  button.setAttribute('type', 'button');
  button.setAttribute('data-submits', '');
  recordEarlyInput(element, new LoadStatus(() => undefined));
  await user.click(button);
  button.setAttribute('type', 'submit');
  button.removeAttribute('data-submits');
  await takeOver();
  await comesAlive();
  expect(submitted).toEqual([' s false']);
});

test('a page without input is left alone', async () => {
  recordEarlyInput(element, new LoadStatus(() => undefined));
  await takeOver();
  await comesAlive();
  expect(told()).toBe(' s false');
  expect(submitted).toEqual([]);
});

let presses: string[] = [];

/** A layout with a button and a link, and in it a page that is hydrated later. */
function Page() {
  const note = (name: string) => () => void presses.push(name);
  return (
    <>
      <button type="button" onClick={note('menu')}>
        Menu
      </button>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads somewhere, as the router's links do */}
      <a
        href="#about"
        onClick={(event) => {
          event.preventDefault();
          note('link')();
        }}
      >
        About
      </a>
      <main suppressHydrationWarning>
        <button type="button" onClick={note('next')}>
          Next
        </button>
      </main>
    </>
  );
}

describe('a click', () => {
  const hydrate = async () => {
    await act(async () => {
      root = hydrateRoot(element, <Page />);
    });
  };
  const button = (name: string) =>
    [...element.querySelectorAll<HTMLElement>('button, a')].find(
      ({ textContent }) => textContent === name,
    ) as HTMLElement;

  beforeEach(() => {
    presses = [];
    element.innerHTML =
      '<button type="button">Menu</button><a href="#about">About</a><main><button type="button">Next</button></main>';
    recordEarlyInput(element, new LoadStatus(() => undefined));
  });

  test('on a button that is not hydrated yet is replayed when it is', async () => {
    const user = userEvent.setup();
    await user.click(button('Menu'));
    await hydrate();
    expect(presses).toEqual([]);
    await comesAlive();
    expect(presses).toEqual(['menu']);
  });

  test('that is repeated is replayed once', async () => {
    const user = userEvent.setup();
    await user.tripleClick(button('Menu'));
    await hydrate();
    await comesAlive();
    await comesAlive();
    expect(presses).toEqual(['menu']);
  });

  test('waits for its own part of the page, not for another one', async () => {
    const user = userEvent.setup();
    await user.click(button('Next'));
    await hydrate();
    await comesAlive();
    expect(presses).toEqual([]);
    await comesAlive(element.querySelector('main'));
    expect(presses).toEqual(['next']);
  });

  test('while React hydrates the page happens once', async () => {
    await act(async () => {
      root = hydrateRoot(element, <Announced page={<Page />} />);
      // React is about to hydrate, and would finish before it handles a click.
      button('Menu').click();
    });
    expect(presses).toEqual(['menu']);
  });

  test('on a hydrated element happens at once, and once', async () => {
    const user = userEvent.setup();
    await hydrate();
    await comesAlive();
    await user.click(button('Menu'));
    await comesAlive(element.querySelector('main'));
    expect(presses).toEqual(['menu']);
  });

  test('on a link is left to the browser until the page is hydrated', async () => {
    const user = userEvent.setup();
    await hydrate();
    await comesAlive();
    await user.click(button('About'));
    expect(presses).toEqual([]);
    expect(location.hash).toBe('#about');
    await comesAlive(element.querySelector('main'));
    await user.click(button('About'));
    expect(presses).toEqual(['link']);
  });
});

test('a popstate within the page reaches the router once, after hydration', async () => {
  element.innerHTML = '<main></main>';
  const heard: string[] = [];
  recordEarlyInput(element, new LoadStatus(() => undefined));
  const listening = new AbortController();
  window.addEventListener('popstate', () => heard.push(location.hash), listening);
  const goTo = (address: string) => {
    history.replaceState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  };
  goTo('#law');
  goTo('#rights');
  await comesAlive();
  expect(heard).toEqual([]);
  await comesAlive(element.querySelector('main'));
  expect(heard).toEqual(['#rights']);
  goTo('#law');
  expect(heard).toEqual(['#rights', '#law']);
  listening.abort();
});

test('while a part of the page is not hydrated, popstate is dispatched in a separate task, so that React keeps that part', async () => {
  element.innerHTML = '<main><div data-hydrating=""></div></main>';
  recordEarlyInput(element, new LoadStatus(() => undefined));
  await comesAlive();
  await comesAlive(element.querySelector('main'));
  const heard = jest.fn();
  window.addEventListener('popstate', heard, { once: true });
  history.replaceState({ key: 'law' }, '', '#law');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await Promise.resolve();
  expect(heard).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(heard.mock.calls[0]).toMatchObject([{ state: { key: 'law' } }]);
});

test('a popstate to another page reaches the router at once when the page is hydrated', async () => {
  element.innerHTML = '<main></main>';
  recordEarlyInput(element, new LoadStatus(() => undefined));
  await comesAlive();
  await comesAlive(element.querySelector('main'));
  const heard = jest.fn();
  window.addEventListener('popstate', heard, { once: true });
  history.replaceState(null, '', '/another');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(heard).toHaveBeenCalledTimes(1);
});

describe('keys that change the slide of a deck', () => {
  let heard: string[];
  const hear = ({ key }: KeyboardEvent) => void heard.push(key);
  const press = (key: string, from: Element = document.body, init: KeyboardEventInit = {}) =>
    from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));

  beforeEach(() => {
    heard = [];
    element.innerHTML = '<main><section data-keys><button type="button">Play</button></section></main>';
  });
  afterEach(() => document.removeEventListener('keydown', hear));

  test('are recorded until the deck is hydrated, and replayed once in their order', async () => {
    recordEarlyInput(element, new LoadStatus(() => undefined));
    press('ArrowRight');
    press('PageDown');
    press('ArrowRight', document.body, { repeat: true });
    press('F5');
    press(' ', find('button'));
    document.addEventListener('keydown', hear);
    await comesAlive();
    expect(heard).toEqual([]);
    await comesAlive(element.querySelector('main'));
    expect(heard).toEqual(['ArrowRight', 'PageDown']);
    press('ArrowLeft');
    await comesAlive(element.querySelector('main'));
    expect(heard).toEqual(['ArrowRight', 'PageDown', 'ArrowLeft']);
  });

  test('are ignored on a page without a deck', async () => {
    find('section').removeAttribute('data-keys');
    recordEarlyInput(element, new LoadStatus(() => undefined));
    press('ArrowRight');
    document.addEventListener('keydown', hear);
    await comesAlive(element.querySelector('main'));
    expect(heard).toEqual([]);
  });
});

test('values derived from a field are marked as stale until the field is replayed', async () => {
  const user = userEvent.setup();
  find('form').setAttribute('data-stale', '');
  recordEarlyInput(element, new LoadStatus(() => undefined));
  await user.type(find('input'), 'Meera');
  expect(find('form')).toHaveAttribute('data-stale', 'true');
  await takeOver();
  await comesAlive();
  expect(find('form')).toHaveAttribute('data-stale', '');
});

test('of two radio buttons of a group, the last one counts', async () => {
  const user = userEvent.setup();
  element.innerHTML =
    '<label><input type="radio" name="year" value="none" checked> none</label><label><input type="radio" name="year" value="some"> some</label>';
  const chosen: string[] = [];
  recordEarlyInput(element, new LoadStatus(() => undefined));
  const [none, some] = [...element.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
  await user.click(some);
  await user.click(none);
  await user.click(some);
  element.addEventListener('click', ({ target }) => void chosen.push((target as HTMLInputElement).value));
  await comesAlive();
  expect(chosen.at(-1)).toBe('some');
  expect(some.checked).toBe(true);
});

test('a radio button that was selected before any script stays selected, also against the default', async () => {
  element.innerHTML =
    '<label><input type="radio" name="year" value="some"> some</label><label><input type="radio" name="year" value="none" checked> none</label>';
  const [some, none] = [...element.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
  some.checked = true;
  recordEarlyInput(element, new LoadStatus(() => undefined));
  await comesAlive();
  expect(some.checked).toBe(true);
  expect(none.checked).toBe(false);
});

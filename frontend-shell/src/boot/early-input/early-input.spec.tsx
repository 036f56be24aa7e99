import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SENT_EARLY } from 'frontend-shared/hydration/early-draft';
import { markHydrated } from 'frontend-shared/hydration/hydration-marks';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { loadedBy } from '../../../test/page-load';
import { LoadStatus } from '../load-status';
import { keepEarlyInput } from './early-input';

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

/** What the prerenderer makes of it. */
const HTML =
  '<form><input aria-label="Name" value=""/><select aria-label="Size"><option value="s" selected="">Small</option><option value="l">Large</option></select><input type="checkbox" aria-label="Agreed"/><output> s false</output><button type="submit">Send</button></form>';

/** A page that says in the middle of React's work that it is alive, as those of the shell do. */
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

test('what was typed, chosen and ticked before is known to the page afterwards', async () => {
  const user = userEvent.setup();
  // Typed before even this code was here.
  find<HTMLInputElement>('input').value = 'Mee';
  keepEarlyInput(element, new LoadStatus(() => undefined));
  await user.type(find('input'), 'ra');
  await user.selectOptions(find('select'), 'l');
  await user.click(find('[type=checkbox]'));
  await takeOver();
  await comesAlive();
  expect(told()).toBe('Meera l true');
  expect(find('input')).toHaveValue('Meera');
});

test('a field that was left before is left for the page too; the one still being filled in is not', async () => {
  const user = userEvent.setup();
  keepEarlyInput(element, new LoadStatus(() => undefined));
  await user.type(find('input'), 'M');
  await user.selectOptions(find('select'), 'l');
  find('select').focus();
  await takeOver();
  await comesAlive();
  expect(find('form').dataset.left).toBe(' Name');
});

/** Puts right what was typed when it is left, from what was rendered last. */
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

test('a field is left with what was typed in it, also where its page comes alive in the middle of its rendering', async () => {
  const user = userEvent.setup();
  element.innerHTML = '<input aria-label="Amount" value="10"/><button type="button">Next</button>';
  keepEarlyInput(element, new LoadStatus(() => undefined));
  await user.clear(find('input'));
  await user.type(find('input'), '12 ');
  find('button').focus();
  await act(async () => {
    root = hydrateRoot(element, <Amount />);
  });
  expect(find('input')).toHaveValue('12');
});

/** Brings back what was typed before a reload, as forms do. */
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

test('what was brought back after a reload and emptied before its code was here does not come a second time', async () => {
  element.innerHTML = '<input aria-label="Name" value=""/><output></output>';
  const restore = () => {
    find<HTMLInputElement>('input').value = 'Meera';
  };
  const drafts = { keep: () => undefined, restore, isRestored: () => false };
  keepEarlyInput(element, new LoadStatus(() => undefined), drafts);
  // Not by user-event: what it does to a field keeps React from comparing.
  find<HTMLInputElement>('input').value = '';
  find('input').dispatchEvent(new Event('input', { bubbles: true }));
  await act(async () => {
    root = hydrateRoot(element, <Kept />);
  });
  expect(find('input')).toHaveValue('');
  expect(told()).toBe('');
});

test('what is typed afterwards builds on it', async () => {
  const user = userEvent.setup();
  keepEarlyInput(element, new LoadStatus(() => undefined));
  await user.type(find('input'), 'Mee');
  await takeOver();
  await comesAlive();
  await user.type(find('input'), 'ra');
  await comesAlive();
  expect(told()).toBe('Meera s false');
});

test('a form sent too early is sent once the page knows what to do with it', async () => {
  const user = userEvent.setup();
  keepEarlyInput(element, new LoadStatus(() => undefined));
  await user.type(find('input'), 'Meera');
  await user.click(find('button'));
  expect(submitted).toEqual([]);
  expect(find('form')).toHaveAttribute(SENT_EARLY);
  await takeOver();
  await comesAlive();
  expect(submitted).toEqual(['Meera s false']);
  expect(find('form')).not.toHaveAttribute(SENT_EARLY);
});

test('nor is a press lost on a button that sends nothing before its code is here', async () => {
  const user = userEvent.setup();
  const button = find('button');
  button.setAttribute('type', 'button');
  button.setAttribute('data-submits', '');
  keepEarlyInput(element, new LoadStatus(() => undefined));
  await user.click(button);
  button.setAttribute('type', 'submit');
  button.removeAttribute('data-submits');
  await takeOver();
  await comesAlive();
  expect(submitted).toEqual([' s false']);
});

test('a page on which nothing was entered is left alone', async () => {
  keepEarlyInput(element, new LoadStatus(() => undefined));
  await takeOver();
  await comesAlive();
  expect(told()).toBe(' s false');
  expect(submitted).toEqual([]);
});

let presses: string[] = [];

/** A frame with a button and a link, and in it a page that comes alive later. */
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

describe('a press', () => {
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
    keepEarlyInput(element, new LoadStatus(() => undefined));
  });

  test('on a button whose code is not here yet is done when it is', async () => {
    const user = userEvent.setup();
    await user.click(button('Menu'));
    await hydrate();
    expect(presses).toEqual([]);
    await comesAlive();
    expect(presses).toEqual(['menu']);
  });

  test('again and again was meant once', async () => {
    const user = userEvent.setup();
    await user.tripleClick(button('Menu'));
    await hydrate();
    await comesAlive();
    await comesAlive();
    expect(presses).toEqual(['menu']);
  });

  test('waits for its own part of the page, not for another', async () => {
    const user = userEvent.setup();
    await user.click(button('Next'));
    await hydrate();
    await comesAlive();
    expect(presses).toEqual([]);
    await comesAlive(element.querySelector('main'));
    expect(presses).toEqual(['next']);
  });

  test('while React takes the page over is done once', async () => {
    await act(async () => {
      root = hydrateRoot(element, <Announced page={<Page />} />);
      // React is about to begin, and would be done with the page before it hears of a press.
      button('Menu').click();
    });
    expect(presses).toEqual(['menu']);
  });

  test('on what is alive already is done at once, and once', async () => {
    const user = userEvent.setup();
    await hydrate();
    await comesAlive();
    await user.click(button('Menu'));
    await comesAlive(element.querySelector('main'));
    expect(presses).toEqual(['menu']);
  });

  test('on a link is left to the browser until the page is alive', async () => {
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

test('of a place within the page the router hears once, when the page is alive', async () => {
  element.innerHTML = '<main></main>';
  const heard: string[] = [];
  keepEarlyInput(element, new LoadStatus(() => undefined));
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

test('while only a part of the page waits the router hears after the browser’s own event, in which React would drop that part', async () => {
  element.innerHTML = '<main><div data-hydrating=""></div></main>';
  keepEarlyInput(element, new LoadStatus(() => undefined));
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

test('of another page it hears at once when the page is alive', async () => {
  element.innerHTML = '<main></main>';
  keepEarlyInput(element, new LoadStatus(() => undefined));
  await comesAlive();
  await comesAlive(element.querySelector('main'));
  const heard = jest.fn();
  window.addEventListener('popstate', heard, { once: true });
  history.replaceState(null, '', '/another');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(heard).toHaveBeenCalledTimes(1);
});

describe('keys that turn the slides of a deck', () => {
  let heard: string[];
  const hear = ({ key }: KeyboardEvent) => void heard.push(key);
  const press = (key: string, from: Element = document.body, init: KeyboardEventInit = {}) =>
    from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));

  beforeEach(() => {
    heard = [];
    element.innerHTML = '<main><section data-keys><button type="button">Play</button></section></main>';
  });
  afterEach(() => document.removeEventListener('keydown', hear));

  test('are kept until the deck is alive, in their order, and pressed once', async () => {
    keepEarlyInput(element, new LoadStatus(() => undefined));
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

  test('are no matter of a page without a deck', async () => {
    find('section').removeAttribute('data-keys');
    keepEarlyInput(element, new LoadStatus(() => undefined));
    press('ArrowRight');
    document.addEventListener('keydown', hear);
    await comesAlive(element.querySelector('main'));
    expect(heard).toEqual([]);
  });
});

test('what follows from a field is marked as behind until the field is known', async () => {
  const user = userEvent.setup();
  find('form').setAttribute('data-stale', '');
  keepEarlyInput(element, new LoadStatus(() => undefined));
  await user.type(find('input'), 'Meera');
  expect(find('form')).toHaveAttribute('data-stale', 'true');
  await takeOver();
  await comesAlive();
  expect(find('form')).toHaveAttribute('data-stale', '');
});

test('of two choices of which only one can be, the last one counts', async () => {
  const user = userEvent.setup();
  element.innerHTML =
    '<label><input type="radio" name="year" value="none" checked> none</label><label><input type="radio" name="year" value="some"> some</label>';
  const chosen: string[] = [];
  keepEarlyInput(element, new LoadStatus(() => undefined));
  const [none, some] = [...element.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
  await user.click(some);
  await user.click(none);
  await user.click(some);
  element.addEventListener('click', ({ target }) => void chosen.push((target as HTMLInputElement).value));
  await comesAlive();
  expect(chosen.at(-1)).toBe('some');
  expect(some.checked).toBe(true);
});

test('a choice made before any script stays chosen, also beside the one that it replaced', async () => {
  element.innerHTML =
    '<label><input type="radio" name="year" value="some"> some</label><label><input type="radio" name="year" value="none" checked> none</label>';
  const [some, none] = [...element.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
  some.checked = true;
  keepEarlyInput(element, new LoadStatus(() => undefined));
  await comesAlive();
  expect(some.checked).toBe(true);
  expect(none.checked).toBe(false);
});

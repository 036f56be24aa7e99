import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SENT_EARLY } from 'frontend-shared/hydration/early-draft';
import { FILE_CHOSEN, markHydrated } from 'frontend-shared/hydration/hydration-marks';
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
function SelfMarking({ page }: { page: ReactNode }) {
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
const hydrateForm = async () => {
  await act(async () => {
    root = hydrateRoot(element, <Form />);
  });
};
const finishHydration = (part: Element | null = element) => act(async () => markHydrated(part));
const output = () => find('output').textContent;

test('text, selections and checkboxes entered before hydration reach the state of the page', async () => {
  const user = userEvent.setup();
  // Typed before this code was loaded.
  find<HTMLInputElement>('input').value = 'Mee';
  recordEarlyInput(element, new LoadStatus(() => undefined));
  await user.type(find('input'), 'ra');
  await user.selectOptions(find('select'), 'l');
  await user.click(find('[type=checkbox]'));
  await hydrateForm();
  await finishHydration();
  expect(output()).toBe('Meera l true');
  expect(find('input')).toHaveValue('Meera');
});

test('a field that lost focus before hydration gets focusout; the focused field does not', async () => {
  const user = userEvent.setup();
  recordEarlyInput(element, new LoadStatus(() => undefined));
  await user.type(find('input'), 'M');
  await user.selectOptions(find('select'), 'l');
  find('select').focus();
  await hydrateForm();
  await finishHydration();
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

/** Restores its stored value in an effect, as forms do after a reload. */
function RestoredName() {
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
    root = hydrateRoot(element, <RestoredName />);
  });
  expect(find('input')).toHaveValue('');
  expect(output()).toBe('');
});

test('further typing continues from the replayed value', async () => {
  const user = userEvent.setup();
  recordEarlyInput(element, new LoadStatus(() => undefined));
  await user.type(find('input'), 'Mee');
  await hydrateForm();
  await finishHydration();
  await user.type(find('input'), 'ra');
  await finishHydration();
  expect(output()).toBe('Meera s false');
});

test('a form submitted before hydration is submitted once after it', async () => {
  const user = userEvent.setup();
  recordEarlyInput(element, new LoadStatus(() => undefined));
  await user.type(find('input'), 'Meera');
  await user.click(find('button'));
  expect(submitted).toEqual([]);
  expect(find('form')).toHaveAttribute(SENT_EARLY);
  await hydrateForm();
  await finishHydration();
  expect(submitted).toEqual(['Meera s false']);
  expect(find('form')).not.toHaveAttribute(SENT_EARLY);
});

test('a form submitted before hydration is submitted after it by a browser without requestSubmit', async () => {
  const user = userEvent.setup();
  recordEarlyInput(element, new LoadStatus(() => undefined));
  await user.click(find('button'));
  Object.defineProperty(find('form'), 'requestSubmit', { value: undefined });
  await hydrateForm();
  await finishHydration();
  expect(submitted).toEqual([' s false']);
});

test('a click on a button that submits only once hydrated submits the form after hydration', async () => {
  const user = userEvent.setup();
  const button = find('button');
  button.setAttribute('type', 'button');
  button.setAttribute('data-submits', '');
  recordEarlyInput(element, new LoadStatus(() => undefined));
  await user.click(button);
  button.setAttribute('type', 'submit');
  button.removeAttribute('data-submits');
  await hydrateForm();
  await finishHydration();
  expect(submitted).toEqual([' s false']);
});

test('Enter in a field submits the form after hydration, although no button submits before it', async () => {
  const user = userEvent.setup();
  const button = find('button');
  button.setAttribute('type', 'button');
  button.setAttribute('data-submits', '');
  // With a second text field, browsers submit only by a submit button.
  const second = find('form').appendChild(document.createElement('input'));
  recordEarlyInput(element, new LoadStatus(() => undefined));
  await user.type(find('input'), 'Meera{Enter}');
  second.remove();
  button.setAttribute('type', 'submit');
  button.removeAttribute('data-submits');
  await hydrateForm();
  await finishHydration();
  expect(submitted).toEqual(['Meera s false']);
});

test('a page without early input is not changed', async () => {
  recordEarlyInput(element, new LoadStatus(() => undefined));
  await hydrateForm();
  await finishHydration();
  expect(output()).toBe(' s false');
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

  test('on a button is replayed once the button is hydrated', async () => {
    const user = userEvent.setup();
    await user.click(button('Menu'));
    await hydrate();
    expect(presses).toEqual([]);
    await finishHydration();
    expect(presses).toEqual(['menu']);
  });

  test('that is repeated before hydration is replayed once', async () => {
    const user = userEvent.setup();
    await user.tripleClick(button('Menu'));
    await hydrate();
    await finishHydration();
    await finishHydration();
    expect(presses).toEqual(['menu']);
  });

  test('is replayed when its own part of the page is hydrated, not another part', async () => {
    const user = userEvent.setup();
    await user.click(button('Next'));
    await hydrate();
    await finishHydration();
    expect(presses).toEqual([]);
    await finishHydration(element.querySelector('main'));
    expect(presses).toEqual(['next']);
  });

  test('during hydration is handled once', async () => {
    await act(async () => {
      root = hydrateRoot(element, <SelfMarking page={<Page />} />);
      // React is about to hydrate, and would finish before it handles a click.
      button('Menu').click();
    });
    expect(presses).toEqual(['menu']);
  });

  test('on a hydrated element is handled immediately, and only once', async () => {
    const user = userEvent.setup();
    await hydrate();
    await finishHydration();
    await user.click(button('Menu'));
    await finishHydration(element.querySelector('main'));
    expect(presses).toEqual(['menu']);
  });

  test('on a link is followed by the browser until the page is hydrated', async () => {
    const user = userEvent.setup();
    await hydrate();
    await finishHydration();
    await user.click(button('About'));
    expect(presses).toEqual([]);
    expect(location.hash).toBe('#about');
    await finishHydration(element.querySelector('main'));
    await user.click(button('About'));
    expect(presses).toEqual(['link']);
  });
});

test('a popstate within the page reaches the router once, after hydration', async () => {
  element.innerHTML = '<main></main>';
  const received: string[] = [];
  recordEarlyInput(element, new LoadStatus(() => undefined));
  const listening = new AbortController();
  window.addEventListener('popstate', () => received.push(location.hash), listening);
  const goTo = (address: string) => {
    history.replaceState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  };
  goTo('#law');
  goTo('#rights');
  await finishHydration();
  expect(received).toEqual([]);
  await finishHydration(element.querySelector('main'));
  expect(received).toEqual(['#rights']);
  goTo('#law');
  expect(received).toEqual(['#rights', '#law']);
  listening.abort();
});

test('while a part of the page is not hydrated, popstate is dispatched in a separate task, so that React keeps that part', async () => {
  element.innerHTML = '<main><div data-hydrating=""></div></main>';
  recordEarlyInput(element, new LoadStatus(() => undefined));
  await finishHydration();
  await finishHydration(element.querySelector('main'));
  const received = jest.fn();
  window.addEventListener('popstate', received, { once: true });
  history.replaceState({ key: 'law' }, '', '#law');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await Promise.resolve();
  expect(received).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve));
  expect(received).toHaveBeenCalledTimes(1);
  expect(received.mock.calls[0]).toMatchObject([{ state: { key: 'law' } }]);
});

test('a popstate to another page reaches the router at once when the page is hydrated', async () => {
  element.innerHTML = '<main></main>';
  recordEarlyInput(element, new LoadStatus(() => undefined));
  await finishHydration();
  await finishHydration(element.querySelector('main'));
  const received = jest.fn();
  window.addEventListener('popstate', received, { once: true });
  history.replaceState(null, '', '/another');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(received).toHaveBeenCalledTimes(1);
});

describe('keys that change the slide of a deck', () => {
  let received: string[];
  const recordKey = ({ key }: KeyboardEvent) => void received.push(key);
  const press = (key: string, from: Element = document.body, init: KeyboardEventInit = {}) =>
    from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));

  beforeEach(() => {
    received = [];
    element.innerHTML = '<main><section data-keys><button type="button">Play</button></section></main>';
  });
  afterEach(() => document.removeEventListener('keydown', recordKey));

  test('are recorded until the deck is hydrated, and replayed once in their order', async () => {
    recordEarlyInput(element, new LoadStatus(() => undefined));
    press('ArrowRight');
    press('PageDown');
    press('ArrowRight', document.body, { repeat: true });
    press('F5');
    press(' ', find('button'));
    document.addEventListener('keydown', recordKey);
    await finishHydration();
    expect(received).toEqual([]);
    await finishHydration(element.querySelector('main'));
    expect(received).toEqual(['ArrowRight', 'PageDown']);
    press('ArrowLeft');
    await finishHydration(element.querySelector('main'));
    expect(received).toEqual(['ArrowRight', 'PageDown', 'ArrowLeft']);
  });

  test('are recorded after a press on a button of the deck too, which does not take the focus', async () => {
    recordEarlyInput(element, new LoadStatus(() => undefined));
    await userEvent.click(find('button'));
    expect(document.body).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    document.addEventListener('keydown', recordKey);
    await finishHydration();
    await finishHydration(element.querySelector('main'));
    expect(received).toEqual(['ArrowRight']);
    await userEvent.click(find('button'));
    expect(find('button')).toHaveFocus();
  });

  test('are ignored on a page without a deck', async () => {
    find('section').removeAttribute('data-keys');
    recordEarlyInput(element, new LoadStatus(() => undefined));
    press('ArrowRight');
    document.addEventListener('keydown', recordKey);
    await finishHydration(element.querySelector('main'));
    expect(received).toEqual([]);
  });
});

test('values derived from a field are marked as stale until the field is replayed', async () => {
  const user = userEvent.setup();
  find('form').setAttribute('data-stale', '');
  recordEarlyInput(element, new LoadStatus(() => undefined));
  await user.type(find('input'), 'Meera');
  expect(find('form')).toHaveAttribute('data-stale', 'true');
  await hydrateForm();
  await finishHydration();
  expect(find('form')).toHaveAttribute('data-stale', '');
});

test('the radio button selected last in a group stays selected', async () => {
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
  await finishHydration();
  expect(chosen.at(-1)).toBe('some');
  expect(some.checked).toBe(true);
});

test('a radio button selected before any script ran stays selected even if another one is the default', async () => {
  element.innerHTML =
    '<label><input type="radio" name="year" value="some"> some</label><label><input type="radio" name="year" value="none" checked> none</label>';
  const [some, none] = [...element.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
  some.checked = true;
  recordEarlyInput(element, new LoadStatus(() => undefined));
  await finishHydration();
  expect(some.checked).toBe(true);
  expect(none.checked).toBe(false);
});

test('a file that was chosen before hydration is marked until its form has it', async () => {
  const user = userEvent.setup();
  element.innerHTML = '<input type="file"/>';
  recordEarlyInput(element, new LoadStatus(() => undefined));
  const input = find<HTMLInputElement>('input');
  await user.upload(input, new File(['%PDF-'], 'plan.pdf'));
  expect(input).toHaveAttribute(FILE_CHOSEN);
  await user.upload(input, []);
  expect(input).not.toHaveAttribute(FILE_CHOSEN);
  await user.upload(input, new File(['%PDF-'], 'plan.pdf'));
  const chosen = jest.fn();
  await act(async () => {
    root = hydrateRoot(element, <input type="file" onChange={chosen} suppressHydrationWarning />);
  });
  await finishHydration();
  expect(input).not.toHaveAttribute(FILE_CHOSEN);
  expect(chosen).toHaveBeenCalledTimes(1);
});

import { act, render, screen } from '@testing-library/react';
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { Boundary } from '../../test/boundary';
import { HYDRATED_EVENT, HYDRATING, TOUCHED } from './hydration-marks';
import { lazyHydrate, lazyHydrateForm } from './lazy-hydrate';
import { staticOnly } from './static-only';

const Band = ({ title }: { title: string }) => <button type="button">{title}</button>;

let near: ((entries: { isIntersecting: boolean }[]) => void) | undefined;
let root: Root | undefined;
let main: HTMLElement;
let element: HTMLElement;

beforeEach(() => {
  near = undefined;
  // Marks the page like the shell's boot script.
  main = document.body.appendChild(document.createElement('main'));
  main.setAttribute(HYDRATING, '');
  window.IntersectionObserver = class {
    constructor(seen: typeof near) {
      near = seen;
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  element = main.appendChild(document.createElement('div'));
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  main.remove();
  jest.useRealTimers();
});

const html = (around: (inside: string) => string) =>
  around('<!--$--><button type="button">Legacy</button><!--/$-->');
const inBlock = (inside: string) => `<div data-hydrating="">${inside}</div>`;
const plain = (inside: string) => inside;

async function hydrate(part: ReturnType<typeof lazyHydrate<{ title: string }>>, around = inBlock) {
  element.innerHTML = html(around);
  const Part = part;
  await act(async () => {
    root = hydrateRoot(element, <Part title="Legacy" />);
  });
  return element.querySelector('button') as HTMLButtonElement;
}

const isHydrated = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactFiber'));

test('a client-rendered page renders the component at once', async () => {
  const Part = lazyHydrate(async () => ({ default: Band }));
  await act(async () => {
    render(<Part title="Legacy" />);
  });
  expect(screen.getByRole('button', { name: 'Legacy' })).toBeVisible();
});

test('on a prerendered page the code of a component is not requested before the visitor approaches it', async () => {
  const load = jest.fn(async () => ({ default: Band }));
  const button = await hydrate(lazyHydrate(load));
  expect(button).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  await act(async () => near?.([{ isIntersecting: true }]));
  expect(load).toHaveBeenCalledTimes(1);
  expect(element.querySelector('button')).toBe(button);
  expect(isHydrated(button)).toBe(true);
});

test('a language switch does not wait for components that the visitor has not approached', async () => {
  const Part = lazyHydrate(async () => ({ default: Band }));
  await hydrate(Part);
  await act(async () => startTransition(() => root?.render(<Part title="विरासत" />)));
  expect(element.querySelector('button')).toHaveTextContent('विरासत');
});

test('a component is marked as hydrating until its code is loaded, so that early clicks can be recorded', async () => {
  const hydrated: EventTarget[] = [];
  element.addEventListener(HYDRATED_EVENT, ({ target }) => target && hydrated.push(target));
  const button = await hydrate(lazyHydrate(async () => ({ default: Band })));
  expect(button.parentElement).toHaveAttribute(HYDRATING);
  expect(hydrated).toEqual([]);
  await act(async () => near?.([{ isIntersecting: true }]));
  expect(button.parentElement).not.toHaveAttribute(HYDRATING);
  expect(hydrated).toEqual([button.parentElement]);
});

test.each(['pointerover', 'focusin'])('%s loads the code of a component', async (sign) => {
  const load = jest.fn(async () => ({ default: Band }));
  const button = await hydrate(lazyHydrate(load));
  await act(async () => button.dispatchEvent(new Event(sign, { bubbles: true })));
  expect(load).toHaveBeenCalledTimes(1);
  expect(isHydrated(button)).toBe(true);
});

test('code that fails to load leaves the HTML in place and is retried', async () => {
  jest.useFakeTimers();
  let working = false;
  const load = jest.fn(async () => {
    if (!working) throw new Error('503');
    return { default: Band };
  });
  const button = await hydrate(lazyHydrate(load));
  await act(async () => near?.([{ isIntersecting: true }]));
  expect(element.querySelector('button')).toBe(button);
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(load).toHaveBeenCalledTimes(2);
  working = true;
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(load).toHaveBeenCalledTimes(3);
  expect(isHydrated(button)).toBe(true);
});

describe('when the code of a component fails to load', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  const hydrateWithin = async (part: ReactNode) => {
    element.innerHTML = html(inBlock);
    await act(async () => {
      root = hydrateRoot(element, <Boundary>{part}</Boundary>);
    });
  };

  test('the HTML stays until a retry succeeds, even if the language changes', async () => {
    let working = false;
    const Part = lazyHydrate(async () => {
      if (!working) throw new Error('503');
      return { default: Band };
    });
    await hydrateWithin(<Part title="Legacy" />);
    await act(async () =>
      startTransition(() =>
        root?.render(
          <Boundary>
            <Part title="विरासत" />
          </Boundary>,
        ),
      ),
    );
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(element.querySelector('button')).toHaveTextContent('Legacy');
    expect(screen.queryByRole('alert')).toBeNull();
    working = true;
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(element.querySelector('button')).toHaveTextContent('विरासत');
  });

  test('a client-rendered page with the component fails after the timeout, although the first page still retries', async () => {
    const Part = lazyHydrate(() => new Promise<{ default: typeof Band }>(() => undefined));
    await hydrateWithin(<Part title="Legacy" />);
    await act(async () => near?.([{ isIntersecting: true }]));
    act(() => root?.unmount());
    root = undefined;
    await act(
      async () =>
        void render(
          <Boundary>
            <Part title="Legacy" />
          </Boundary>,
        ),
    );
    expect(screen.queryByRole('alert')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole('alert')).toBeVisible();
  });
});

describe('a form of a prerendered page', () => {
  const load = jest.fn(async () => ({ default: Band }));
  const loadedBy = (type: string) =>
    Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [{ type }] });

  beforeEach(() => {
    load.mockClear();
    sessionStorage.clear();
    loadedBy('navigate');
  });
  afterEach(() => {
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  });

  test('is loaded once the visitor scrolls, but not because it is visible', async () => {
    const button = await hydrate(lazyHydrateForm(load));
    expect(near).toBeUndefined();
    act(() => void window.dispatchEvent(new Event('scroll')));
    await act(async () => near?.([{ isIntersecting: true }]));
    expect(load).toHaveBeenCalledTimes(1);
    expect(isHydrated(button)).toBe(true);
  });

  test.each(['pointerover', 'focusin'])('is loaded on %s', async (sign) => {
    const button = await hydrate(lazyHydrateForm(load));
    await act(async () => void button.dispatchEvent(new Event(sign, { bubbles: true })));
    expect(load).toHaveBeenCalledTimes(1);
  });

  test.each<[string, () => void]>([
    ['after a reload', () => loadedBy('reload')],
    ['with Back', () => loadedBy('back_forward')],
    ['by a link that fills it in', () => history.replaceState(null, '', '/track#CM-ABCDEF')],
    ['with a draft in the tab', () => sessionStorage.setItem('message-draft', '{}')],
  ])('is loaded at once for a visitor who arrives %s', async (_how, arrive) => {
    arrive();
    await hydrate(lazyHydrateForm(load));
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('is loaded at once when something was entered before hydration', async () => {
    await hydrate(lazyHydrateForm(load), (inside) => `<div data-hydrating="" ${TOUCHED}="">${inside}</div>`);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('on a client-rendered page', () => {
  beforeEach(() => main.removeAttribute(HYDRATING));

  const onLoad = jest.fn();
  const dead = async (): Promise<{ default: typeof Band }> => {
    onLoad();
    throw new Error('503');
  };
  beforeEach(() => {
    onLoad.mockClear();
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  const show = async (part: ReactNode) => {
    await act(async () => void render(<Boundary>{part}</Boundary>));
  };

  test.each([
    ['a section', (load: () => Promise<{ default: typeof Band }>) => lazyHydrate(load)],
    ['a form', (load: () => Promise<{ default: typeof Band }>) => lazyHydrateForm(load)],
    ['a drawing', (load: () => Promise<{ default: typeof Band }>) => staticOnly(load, 'default')],
  ])('%s is shown together with the page', async (_what, lazily) => {
    let finishLoading!: () => void;
    const loading = new Promise<void>((resolve) => {
      finishLoading = resolve;
    });
    const Part = lazily(() => loading.then(() => ({ default: Band })));
    await show(
      <>
        <h1>Page</h1>
        <Part title="Legacy" />
      </>,
    );
    expect(screen.queryByRole('heading')).toBeNull();
    await act(async () => finishLoading());
    expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Legacy' })).toBeVisible();
  });

  test('a component that fails to load is reported to the error boundary', async () => {
    const Part = lazyHydrate(dead);
    await show(<Part title="Legacy" />);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole('alert')).toBeVisible();
    expect(onLoad).toHaveBeenCalledTimes(1);
  });

  test('a page is shown without a drawing that fails to load, which is retried every few seconds', async () => {
    const Drawing = staticOnly(dead, 'default');
    await show(
      <>
        <h1>Page</h1>
        <Drawing title="Street" />
      </>,
    );
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(56_000));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onLoad.mock.calls.length).toBeGreaterThan(3);
    expect(onLoad.mock.calls.length).toBeLessThan(30);
  });
});

test('the code of a drawing is never loaded on a prerendered page, and at once on a client-rendered page', async () => {
  const load = jest.fn(async () => ({ default: Band }));
  const button = await hydrate(staticOnly(load, 'default'), plain);
  expect(button).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  main.removeAttribute(HYDRATING);
  const Drawing = staticOnly(load, 'default');
  await act(async () => {
    render(<Drawing title="Street" />);
  });
  expect(screen.getByRole('button', { name: 'Street' })).toBeVisible();
});

import { act, fireEvent, screen } from '@testing-library/react';
import { link, readyRemotes, renderShell } from '../../../test/render-shell';
import { sampleSite } from '../../../test/sample-site';

const animate = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  animate.mockClear();
  window.scrollTo = jest.fn();
  Element.prototype.animate = function record(this: Element, frames, options) {
    animate(this.tagName, frames, options);
    return {} as Animation;
  };
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  Reflect.deleteProperty(window, 'matchMedia');
  jest.useRealTimers();
});

const goToAbout = () => fireEvent.click(link('About'));

test('a new page fades and slides in for 0.3 s once the loader is gone', () => {
  renderShell('/');
  goToAbout();
  act(() => jest.advanceTimersByTime(799));
  expect(animate).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(animate).toHaveBeenCalledTimes(1);
  const [element, frames, options] = animate.mock.calls[0];
  expect(element).toBe('MAIN');
  expect(frames).toEqual([
    expect.objectContaining({ opacity: 0, transform: expect.stringMatching(/^translateY/) }),
    expect.objectContaining({ opacity: 1 }),
  ]);
  expect(options).toMatchObject({ duration: 300 });
});

test('with reduced motion a page change is not animated', () => {
  window.matchMedia = jest.fn((query: string) => ({ matches: query.includes('reduce') }) as MediaQueryList);
  renderShell('/');
  goToAbout();
  act(() => jest.advanceTimersByTime(2_000));
  expect(animate).not.toHaveBeenCalled();
});

test('a slide change does not end the loader of the deck', () => {
  renderShell('/');
  fireEvent.click(link('Presentation'));
  act(() => jest.advanceTimersByTime(300));
  fireEvent.click(screen.getByText('next slide'));
  expect(screen.getByText('Loading…')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(499));
  expect(screen.getByText('Loading…')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('Loading…')).toBeNull();
});

describe('when the site shows the loader only if needed', () => {
  const openHome = () => renderShell('/', readyRemotes(), { ...sampleSite, pageLoader: 'when-needed' });

  test('a page that is already loaded is shown immediately', () => {
    openHome();
    goToAbout();
    expect(screen.queryByText('Loading…')).toBeNull();
    act(() => jest.advanceTimersByTime(0));
    expect(animate).toHaveBeenCalledTimes(1);
    act(() => jest.advanceTimersByTime(2_000));
    expect(screen.queryByText('Loading…')).toBeNull();
  });
});

describe('a page that is loading', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));
  /** The router has changed the address, and the page is still loading. */
  const waitForAbout = () => {
    window.history.pushState(null, '', '/about');
    fireEvent.click(document.body);
  };

  test.each(['always', 'when-needed'] as const)(
    'shows the loader after 300 ms (pageLoader: %s), and hides it when the visitor goes back',
    (pageLoader) => {
      renderShell('/', readyRemotes(), { ...sampleSite, pageLoader });
      waitForAbout();
      act(() => jest.advanceTimersByTime(299));
      expect(screen.queryByText('Loading…')).toBeNull();
      act(() => jest.advanceTimersByTime(1));
      expect(screen.getByText('Loading…')).toBeInTheDocument();
      window.history.replaceState(null, '', '/');
      fireEvent.popState(window);
      act(() => jest.advanceTimersByTime(300));
      expect(screen.queryByText('Loading…')).toBeNull();
    },
  );

  test('counts the time that the loader was already visible towards its 800 ms', () => {
    renderShell('/');
    waitForAbout();
    act(() => jest.advanceTimersByTime(700));
    goToAbout();
    act(() => jest.advanceTimersByTime(399));
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('Loading…')).toBeNull();
  });

  test('is loaded from the server when its code is late', () => {
    const loadPage = jest.fn(async () => undefined);
    renderShell('/', { ...readyRemotes(), loadPage });
    waitForAbout();
    act(() => jest.advanceTimersByTime(5_000));
    // A second click on the same link.
    fireEvent.click(document.body);
    act(() => jest.advanceTimersByTime(3_299));
    expect(loadPage).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(loadPage).toHaveBeenCalledTimes(1);
  });

  test('is not loaded from the server when its code is slow but in time', () => {
    const loadPage = jest.fn(async () => undefined);
    renderShell('/', { ...readyRemotes(), loadPage });
    waitForAbout();
    act(() => jest.advanceTimersByTime(5_000));
    goToAbout();
    act(() => jest.advanceTimersByTime(20_000));
    expect(loadPage).not.toHaveBeenCalled();
  });

  test('shows no loader with reduced motion', () => {
    window.matchMedia = jest.fn((query: string) => ({ matches: query.includes('reduce') }) as MediaQueryList);
    renderShell('/');
    waitForAbout();
    act(() => jest.advanceTimersByTime(2_000));
    expect(screen.queryByText('Loading…')).toBeNull();
  });
});

describe('going back', () => {
  const goBack = () => fireEvent.click(screen.getByText('back in the browser'));
  /** Simulates a scroll. */
  const scrolledTo = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    fireEvent.scroll(window);
  };
  const leaveHomeAt = (y: number) => {
    renderShell('/');
    scrolledTo(y);
    goToAbout();
    act(() => jest.advanceTimersByTime(2_000));
    scrolledTo(0);
    jest.mocked(window.scrollTo).mockClear();
  };
  const tops = () => jest.mocked(window.scrollTo).mock.calls.map(([to]) => (to as ScrollToOptions).top);

  test('restores the scroll position beneath the loader', () => {
    leaveHomeAt(1_200);
    goBack();
    act(() => jest.advanceTimersByTime(799));
    expect(tops()).toEqual([0]);
    act(() => jest.advanceTimersByTime(1));
    expect(tops()).toEqual([0, 1_200]);
  });

  test('restores the scroll position at once with reduced motion, without a loader', () => {
    window.matchMedia = jest.fn((query: string) => ({ matches: query.includes('reduce') }) as MediaQueryList);
    leaveHomeAt(1_200);
    goBack();
    act(() => jest.advanceTimersByTime(2_000));
    expect(tops()).toEqual([1_200]);
  });

  test('differs from following a link to the same page, which starts at the top', () => {
    leaveHomeAt(1_200);
    fireEvent.click(link('Home'));
    act(() => jest.advanceTimersByTime(2_000));
    expect(tops()).toEqual([0]);
  });
});

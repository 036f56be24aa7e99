import { act, fireEvent, screen } from '@testing-library/react';
import { renderShell } from '../../test/render-shell';

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

const goToAbout = () => fireEvent.click(screen.getAllByRole('link', { name: 'About' })[0] as HTMLElement);

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

test('under reduced motion a new page does not move', () => {
  window.matchMedia = jest.fn((query: string) => ({ matches: query.includes('reduce') }) as MediaQueryList);
  renderShell('/');
  goToAbout();
  act(() => jest.advanceTimersByTime(2_000));
  expect(animate).not.toHaveBeenCalled();
});

describe('going back', () => {
  const goBack = () => fireEvent.click(screen.getByRole('button', { name: 'back in the browser' }));
  /** The browser has scrolled, by whomever. */
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

  test('leads to the place that was left, under the loader', () => {
    leaveHomeAt(1_200);
    goBack();
    act(() => jest.advanceTimersByTime(799));
    expect(tops()).toEqual([0]);
    act(() => jest.advanceTimersByTime(1));
    expect(tops()).toEqual([0, 1_200]);
  });

  test('does so at once under reduced motion, where no loader is', () => {
    window.matchMedia = jest.fn((query: string) => ({ matches: query.includes('reduce') }) as MediaQueryList);
    leaveHomeAt(1_200);
    goBack();
    act(() => jest.advanceTimersByTime(2_000));
    expect(tops()).toEqual([1_200]);
  });

  test('a page that is opened anew begins at its top, however far it was scrolled before', () => {
    leaveHomeAt(1_200);
    fireEvent.click(screen.getAllByRole('link', { name: 'Home' })[0] as HTMLElement);
    act(() => jest.advanceTimersByTime(2_000));
    expect(tops()).toEqual([0]);
  });
});

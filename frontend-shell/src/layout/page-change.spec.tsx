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

import { act, render, screen } from '@testing-library/react';
import { formatNumber } from 'frontend-shared/i18n/locale';
import { renderToString } from 'react-dom/server';
import { CountUp } from './count-up';

let tell: (seen: boolean) => void;
let watching: boolean;

/** Fake observer; the test says when the figure is visible. */
class Observer {
  constructor(private readonly report: (entries: Array<{ isIntersecting: boolean }>) => void) {}
  observe() {
    watching = true;
    tell = (isIntersecting) => act(() => this.report([{ isIntersecting }]));
  }
  disconnect() {
    watching = false;
  }
}

function setReducedMotion(matches: boolean): void {
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches }) });
}

const figure = <CountUp value={22_000} suffix="+" format={formatNumber} />;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
/** The visible number; the figure behind it only reserves the width. */
const shown = () =>
  Number((document.querySelector('[aria-hidden]') ?? document.body).textContent?.replace(/[,+]/g, ''));

beforeEach(() => {
  jest.useFakeTimers();
  setReducedMotion(false);
  Object.defineProperty(window, 'IntersectionObserver', { configurable: true, value: Observer });
});

afterEach(() => jest.useRealTimers());

it('counts from 0 to the figure in 2 seconds when it comes into view', () => {
  render(figure);
  tell(false);
  expect(shown()).toBe(0);
  tell(true);
  pass(500);
  const early = shown();
  expect(early).toBeGreaterThan(0);
  pass(1000);
  expect(shown()).toBeGreaterThan(early);
  expect(shown()).toBeLessThan(22_000);
  pass(600);
  expect(document.body).toHaveTextContent(/^22,000\+$/);
});

it('counts once only', () => {
  render(figure);
  tell(true);
  expect(watching).toBe(false);
});

it('is the figure itself for screen readers all the time', () => {
  render(figure);
  tell(true);
  pass(300);
  expect(screen.getByText('22,000+')).not.toHaveAttribute('aria-hidden');
});

it('is the final figure at once for people who prefer reduced motion', () => {
  setReducedMotion(true);
  render(figure);
  expect(document.body).toHaveTextContent(/^22,000\+$/);
});

describe('on a prerendered page', () => {
  function takeOver() {
    const container = document.createElement('div');
    container.innerHTML = renderToString(figure);
    document.body.append(container);
    expect(container).toHaveTextContent(/^22,000\+$/);
    render(figure, { container, hydrate: true });
    return container;
  }

  it('does not jump back to 0 when it is already visible', () => {
    const container = takeOver();
    tell(true);
    pass(500);
    expect(container).toHaveTextContent(/^22,000\+$/);
  });

  it('counts when it comes into view later', () => {
    takeOver();
    tell(false);
    tell(true);
    pass(500);
    expect(shown()).toBeLessThan(22_000);
  });
});

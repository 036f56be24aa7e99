import { act, render, screen } from '@testing-library/react';
import { formatNumber } from 'frontend-shared/i18n/locale';
import { renderToString } from 'react-dom/server';
import { CountUp } from './count-up';

let setVisible: (seen: boolean) => void;
let observed: boolean;

/** Fake observer; the test sets when the figure is visible. */
class Observer {
  constructor(private readonly report: (entries: Array<{ isIntersecting: boolean }>) => void) {}
  observe() {
    observed = true;
    setVisible = (isIntersecting) => act(() => this.report([{ isIntersecting }]));
  }
  disconnect() {
    observed = false;
  }
}

function setReducedMotion(matches: boolean): void {
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches }) });
}

const figure = <CountUp value={22_000} suffix="+" format={formatNumber} />;
const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));
/** The visible number; the figure behind it only reserves the width. */
const shown = () =>
  Number((document.querySelector('[aria-hidden]') ?? document.body).textContent?.replace(/[,+]/g, ''));

beforeEach(() => {
  jest.useFakeTimers();
  setReducedMotion(false);
  Object.defineProperty(window, 'IntersectionObserver', { configurable: true, value: Observer });
});

afterEach(() => jest.useRealTimers());

it('counts from 0 to the figure in 2 seconds when it scrolls into view', () => {
  render(figure);
  setVisible(false);
  expect(shown()).toBe(0);
  setVisible(true);
  advance(500);
  const early = shown();
  expect(early).toBeGreaterThan(0);
  advance(1000);
  expect(shown()).toBeGreaterThan(early);
  expect(shown()).toBeLessThan(22_000);
  advance(600);
  expect(document.body).toHaveTextContent(/^22,000\+$/);
});

it('counts only once', () => {
  render(figure);
  setVisible(true);
  expect(observed).toBe(false);
});

it('exposes the final figure to screen readers at all times', () => {
  render(figure);
  setVisible(true);
  advance(300);
  expect(screen.getByText('22,000+')).not.toHaveAttribute('aria-hidden');
});

it('shows the final figure at once to people who prefer reduced motion', () => {
  setReducedMotion(true);
  render(figure);
  expect(document.body).toHaveTextContent(/^22,000\+$/);
});

describe('on a prerendered page', () => {
  function hydrateFigure() {
    const container = document.createElement('div');
    container.innerHTML = renderToString(figure);
    document.body.append(container);
    expect(container).toHaveTextContent(/^22,000\+$/);
    render(figure, { container, hydrate: true });
    return container;
  }

  it('does not jump back to 0 when it is already visible', () => {
    const container = hydrateFigure();
    setVisible(true);
    advance(500);
    expect(container).toHaveTextContent(/^22,000\+$/);
  });

  it('counts when it scrolls into view later', () => {
    hydrateFigure();
    setVisible(false);
    setVisible(true);
    advance(500);
    expect(shown()).toBeLessThan(22_000);
  });
});

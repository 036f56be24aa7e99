import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { useEntrance } from './use-entrance';

function Steps({ at }: { at: number }) {
  const ref = useRef<HTMLDivElement>(null);
  useEntrance(ref, at);
  return <div ref={ref}>step {at}</div>;
}

/** Requested animations: property and values. */
let moves: [string, unknown][] = [];
let wantsLess = false;

beforeEach(() => {
  moves = [];
  wantsLess = false;
  window.matchMedia = jest.fn(
    (query: string) =>
      ({
        matches: wantsLess && query.includes('reduce'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  Element.prototype.animate = function record(frames) {
    for (const [property, values] of Object.entries(frames ?? {})) moves.push([property, values]);
    return {
      cancel: () => undefined,
      play: () => undefined,
      finished: Promise.resolve(),
    } as unknown as Animation;
  };
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  Reflect.deleteProperty(window, 'matchMedia');
});

async function open(at: number) {
  const { rerender } = render(<Steps at={at} />);
  // The library is loaded on mount.
  await act(async () => void (await import('framer-motion/dom/mini')));
  return (to: number) => rerender(<Steps at={to} />);
}

const transform = () => JSON.stringify(moves.find(([property]) => property === 'transform')?.[1]);

test('what a place begins with does not move', async () => {
  await open(0);
  expect(moves).toEqual([]);
});

test('the next content comes from below, the one before from above', async () => {
  const goTo = await open(0);
  goTo(1);
  expect(transform()).toContain('translateY(8px)');
  expect(moves.map(([property]) => property)).toContain('opacity');
  moves = [];
  goTo(0);
  expect(transform()).toContain('translateY(-8px)');
});

test('nothing moves for readers who want less motion', async () => {
  wantsLess = true;
  const goTo = await open(0);
  goTo(1);
  expect(moves).toEqual([]);
});

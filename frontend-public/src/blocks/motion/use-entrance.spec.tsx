import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { useEntrance } from './use-entrance';

function Steps({ at }: { at: number }) {
  const ref = useRef<HTMLDivElement>(null);
  useEntrance(ref, at);
  return <div ref={ref}>step {at}</div>;
}

/** Requested animations: property and values. */
let animations: [string, unknown][] = [];
let reducedMotion = false;

beforeEach(() => {
  animations = [];
  reducedMotion = false;
  window.matchMedia = jest.fn(
    (query: string) =>
      ({
        matches: reducedMotion && query.includes('reduce'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  Element.prototype.animate = function record(frames) {
    for (const [property, values] of Object.entries(frames ?? {})) animations.push([property, values]);
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

const transform = () => JSON.stringify(animations.find(([property]) => property === 'transform')?.[1]);

test('does not animate the initial content', async () => {
  await open(0);
  expect(animations).toEqual([]);
});

test('moves the next content in from below, and the previous content from above', async () => {
  const goTo = await open(0);
  goTo(1);
  expect(transform()).toContain('translateY(8px)');
  expect(animations.map(([property]) => property)).toContain('opacity');
  animations = [];
  goTo(0);
  expect(transform()).toContain('translateY(-8px)');
});

test('animates nothing for people who prefer reduced motion', async () => {
  reducedMotion = true;
  const goTo = await open(0);
  goTo(1);
  expect(animations).toEqual([]);
});

import { useEffect, useState } from 'react';

/**
 * Renders the items of a list one per frame, from the index `from` outwards. On the server all are rendered at once.
 *
 * @returns a function that says whether to render the item at an index
 */
export function useIncrementalRender(count: number, from: number): (index: number) => boolean {
  const [start] = useState(from);
  const [drawn, setDrawn] = useState(typeof document === 'undefined' ? count : 0);
  const isDone = drawn >= count;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each rendered item schedules the next
  useEffect(() => {
    if (isDone) return;
    // In a task after the frame, so that a key press is handled first.
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setDrawn((items) => items + 1));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [drawn, isDone]);
  return (index) => isDone || rankOf(index, start, count) < drawn;
}

/** Position of an index when all are sorted by their distance from `start`. */
function rankOf(index: number, start: number, count: number): number {
  const distance = Math.abs(index - start);
  const shorter = Math.min(start, count - 1 - start);
  if (distance > shorter) return shorter + distance;
  return distance === 0 ? 0 : 2 * distance - (index > start ? 1 : 0);
}

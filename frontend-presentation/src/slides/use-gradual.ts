import { useEffect, useState } from 'react';

/**
 * Lets a list fill itself one place a frame, beginning at `from` and going outwards. A server writes all of it.
 *
 * @returns whether a place may be drawn by now
 */
export function useGradual(count: number, from: number): (place: number) => boolean {
  const [start] = useState(from);
  const [drawn, setDrawn] = useState(typeof document === 'undefined' ? count : 0);
  const isDone = drawn >= count;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place that was drawn is followed by the next
  useEffect(() => {
    if (isDone) return;
    // After the frame and not in it: a key that was pressed meanwhile comes first.
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setDrawn((places) => places + 1));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [drawn, isDone]);
  return (place) => isDone || rankOf(place, start, count) < drawn;
}

/** The how-manieth nearest a place is: the first 0, then its neighbours. */
function rankOf(place: number, start: number, count: number): number {
  const far = Math.abs(place - start);
  const shorter = Math.min(start, count - 1 - start);
  if (far > shorter) return shorter + far;
  return far === 0 ? 0 : 2 * far - (place > start ? 1 : 0);
}

import type { CDPSession } from '@playwright/test';

/** Swipes with one finger from one point of the viewport to another, in px. */
export async function swipe(touch: CDPSession, from: [number, number], to: [number, number]) {
  const pointsAt = ([x, y]: [number, number]) => [{ x, y }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: pointsAt(from) });
  for (let step = 1; step <= 4; step += 1) {
    const [x, y] = [0, 1].map((axis) => {
      const [start = 0, end = 0] = [from[axis], to[axis]];
      return start + ((end - start) * step) / 4;
    }) as [number, number];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: pointsAt([x, y]) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

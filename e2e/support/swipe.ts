import type { CDPSession } from '@playwright/test';

/** Swipes from one point of the window to another. */
export async function swipe(touch: CDPSession, from: [number, number], to: [number, number]) {
  const at = ([x, y]: [number, number]) => [{ x, y }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
  for (let step = 1; step <= 4; step += 1) {
    const [x, y] = [0, 1].map((axis) => {
      const [start = 0, end = 0] = [from[axis], to[axis]];
      return start + ((end - start) * step) / 4;
    }) as [number, number];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at([x, y]) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

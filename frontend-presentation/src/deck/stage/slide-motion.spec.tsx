import { render, screen } from '@testing-library/react';
import SlideMotion from './slide-motion';

const { animate } = HTMLElement.prototype;

afterEach(() => {
  HTMLElement.prototype.animate = animate;
});

/** Records animations, which jsdom does not support. */
function recordMotions() {
  const cancel = jest.fn();
  const motions: Array<Record<string, unknown>> = [];
  HTMLElement.prototype.animate = function record(keyframes) {
    motions.push(keyframes as Record<string, unknown>);
    return { cancel, finished: new Promise(() => undefined) } as unknown as Animation;
  };
  return { motions, cancel };
}

test.each([
  [1, 'translateX(24px)'],
  [-1, 'translateX(-24px)'],
] as const)(
  'a slide fades in from the side of its direction (%s), until the next slide change',
  (direction, from) => {
    const { motions, cancel } = recordMotions();
    const { unmount } = render(<SlideMotion direction={direction}>The slide</SlideMotion>);
    expect(Object.assign({}, ...motions)).toMatchObject({ opacity: [0, 1], transform: [from, 'none'] });
    unmount();
    expect(cancel).toHaveBeenCalledTimes(motions.length);
  },
);

test('the first slide is not animated', () => {
  const { motions } = recordMotions();
  render(<SlideMotion direction={0}>The slide</SlideMotion>);
  expect(motions).toEqual([]);
});

test('a browser without Web Animations shows the slide at once', () => {
  render(<SlideMotion direction={1}>The slide</SlideMotion>);
  expect(screen.getByText('The slide')).toBeVisible();
});

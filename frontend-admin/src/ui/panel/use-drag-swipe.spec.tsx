import { fireEvent, render, screen } from '@testing-library/react';
import { useDragSwipe } from './use-drag-swipe';

function Swiped({ calls }: { calls: string[] }) {
  const swipe = useDragSwipe({
    onNext: () => calls.push('next'),
    onPrevious: () => calls.push('previous'),
    onDrag: (across) => calls.push(`dragged ${across}`),
  });
  return <p {...swipe}>A record</p>;
}

type Point = [x: number, y: number];

/** jsdom has no pointer events: a mouse event gets the properties that React reads. */
function touch(type: string, [clientX, clientY]: Point): Event {
  const event = new MouseEvent(type, { bubbles: true, clientX, clientY });
  return Object.assign(event, { isPrimary: true, pointerType: 'touch' });
}

/** Moves a finger from one point to the next. */
function swipeAlong(first: Point, ...others: [Point, ...Point[]]): string[] {
  const calls: string[] = [];
  render(<Swiped calls={calls} />);
  const on = screen.getByText('A record');
  fireEvent(on, touch('pointerdown', first));
  for (const point of others) fireEvent(on, touch('pointermove', point));
  fireEvent(on, touch('pointerup', others.at(-1) ?? first));
  return calls;
}

it('drags the content horizontally, and moves on after a long enough swipe', () => {
  expect(swipeAlong([200, 300], [194, 300], [170, 305], [120, 305])).toEqual([
    'dragged 0',
    'dragged -30',
    'dragged -80',
    'dragged 0',
    'next',
  ]);
});

it('moves the content back after a swipe that was too short', () => {
  expect(swipeAlong([200, 300], [230, 300])).toEqual(['dragged 30', 'dragged 0']);
});

it('ignores vertical movement', () => {
  expect(swipeAlong([200, 300], [230, 240], [260, 100])).toEqual(['dragged 0', 'dragged 0', 'dragged 0']);
});

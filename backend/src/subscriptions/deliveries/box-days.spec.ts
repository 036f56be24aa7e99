import type { HistoryEntry } from '../../submissions/record/submission-record.js';
import type { SubscriptionStatus } from '../subscription-status.js';
import { boxDays, hasBoxOn } from './box-days.js';

const india = (text: string) => new Date(`${text}+05:30`);

type Step = [status: SubscriptionStatus, at: string, undo?: true];

/** The months from January to July 2026 with a box, for an order and steps at these times. */
function monthsOf(ordered: string, ...steps: Step[]): number[] {
  const history = steps.map(
    ([status, at, undo]): HistoryEntry<SubscriptionStatus> => ({
      status,
      at: india(at),
      ...(undo && { undo }),
    }),
  );
  const createdAt = india(ordered);
  const days = boxDays({ createdAt, history: [{ status: 'active', at: createdAt }, ...history] });
  return [1, 2, 3, 4, 5, 6, 7].filter((month) => hasBoxOn(days, `2026-0${month}-15`));
}

test.each<[string, string, Step[], number[]]>([
  ['an order until the 10th has the box of the same month', '2026-05-10T23:59:59', [], [5, 6, 7]],
  ['an order of the 11th starts a month later', '2026-05-11T00:00:00', [], [6, 7]],
  [
    'a paused subscription has no further boxes',
    '2026-01-02T10:00:00',
    [['paused', '2026-03-20T10:00:00']],
    [1, 2, 3],
  ],
  [
    'a pause on the 14th stops the box of the 15th',
    '2026-01-02T10:00:00',
    [['paused', '2026-03-14T23:59:59']],
    [1, 2],
  ],
  [
    'a pause on the 15th comes after its box',
    '2026-01-02T10:00:00',
    [['paused', '2026-03-15T00:00:00']],
    [1, 2, 3],
  ],
  [
    'the months of a pause have no boxes',
    '2026-01-02T10:00:00',
    [
      ['paused', '2026-02-20T10:00:00'],
      ['active', '2026-04-20T10:00:00'],
    ],
    [1, 2, 5, 6, 7],
  ],
  [
    'a pause that ends after orders are counted misses the box of that month',
    '2026-01-02T10:00:00',
    [
      ['paused', '2026-02-03T10:00:00'],
      ['active', '2026-02-12T10:00:00'],
    ],
    [1, 3, 4, 5, 6, 7],
  ],
  [
    'a pause between the 11th and the 14th misses no box',
    '2026-01-02T10:00:00',
    [
      ['paused', '2026-02-11T10:00:00'],
      ['active', '2026-02-14T10:00:00'],
    ],
    [1, 2, 3, 4, 5, 6, 7],
  ],
  [
    'a pause from the 12th to the 9th of the next month misses one box',
    '2026-01-02T10:00:00',
    [
      ['paused', '2026-02-12T10:00:00'],
      ['active', '2026-03-09T10:00:00'],
    ],
    [1, 3, 4, 5, 6, 7],
  ],
  [
    'a short pause does not bring the first box forward',
    '2026-02-11T10:00:00',
    [
      ['paused', '2026-02-12T10:00:00'],
      ['active', '2026-02-13T10:00:00'],
    ],
    [3, 4, 5, 6, 7],
  ],
  [
    'a pause before the first box postpones it',
    '2026-01-02T10:00:00',
    [
      ['paused', '2026-01-05T10:00:00'],
      ['active', '2026-03-12T10:00:00'],
    ],
    [4, 5, 6, 7],
  ],
  [
    'a pause from after orders are counted until after the day of the first box postpones it as well',
    '2026-02-05T10:00:00',
    [
      ['paused', '2026-02-12T10:00:00'],
      ['active', '2026-03-03T10:00:00'],
    ],
    [3, 4, 5, 6, 7],
  ],
  [
    'a pause that is undone after midnight of the 15th has no effect',
    '2026-01-02T10:00:00',
    [
      ['paused', '2026-02-14T23:59:58'],
      ['active', '2026-02-15T00:00:03', true],
    ],
    [1, 2, 3, 4, 5, 6, 7],
  ],
  [
    'a resumption that is undone leaves the subscription paused',
    '2026-01-02T10:00:00',
    [
      ['paused', '2026-02-20T10:00:00'],
      ['active', '2026-04-20T10:00:00'],
      ['paused', '2026-04-20T10:00:04', true],
    ],
    [1, 2],
  ],
  [
    'a second pause before the next box extends the gap',
    '2026-01-02T10:00:00',
    [
      ['paused', '2026-01-20T10:00:00'],
      ['active', '2026-02-12T10:00:00'],
      ['paused', '2026-02-20T10:00:00'],
      ['active', '2026-05-12T10:00:00'],
    ],
    [1, 6, 7],
  ],
  [
    'a subscription that is cancelled while paused has no box after the pause began',
    '2026-01-02T10:00:00',
    [
      ['paused', '2026-02-20T10:00:00'],
      ['cancelled', '2026-04-20T10:00:00'],
    ],
    [1, 2],
  ],
  [
    'a subscription that is cancelled before the first box has none',
    '2026-01-02T10:00:00',
    [['cancelled', '2026-01-09T10:00:00']],
    [],
  ],
])('%s', (_rule, ordered, steps, months) => {
  expect(monthsOf(ordered, ...steps)).toEqual(months);
});

import { clockText, paceOf, plannedEnd, plannedSectionEnd } from './time-plan';

/** Two sections; the slides end at 1:00, 2:30, 3:30 and 5:30. */
const PLAN = [
  { section: 'idea', seconds: 60 },
  { section: 'idea', seconds: 90 },
  { section: 'how', seconds: 60 },
  { section: 'how', seconds: 120 },
];

test('planned ends of slides and sections include the durations of all previous slides', () => {
  expect(PLAN.map((_, slide) => plannedEnd(PLAN, slide))).toEqual([60, 150, 210, 330]);
  expect(PLAN.map((_, slide) => plannedSectionEnd(PLAN, slide))).toEqual([150, 150, 330, 330]);
});

test.each([
  [60, 'onTime', 0],
  [149, 'onTime', 0],
  [45, 'onTime', 0],
  [44, 'ahead', 16],
  [165, 'onTime', 0],
  [166, 'behind', 16],
  [269.9, 'behind', 119],
  [270, 'farBehind', 120],
])(
  'on the second slide, planned from 1:00 to 2:30, after %d s the speaker is %s by %d s',
  (elapsed, kind, seconds) => {
    expect(paceOf(PLAN, 1, elapsed)).toEqual({ kind, seconds });
  },
);

test.each([
  [0, '0:00'],
  [59.9, '0:59'],
  [1070, '17:50'],
  [3600, '1:00:00'],
  [-3, '0:00'],
])('%d s are formatted as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

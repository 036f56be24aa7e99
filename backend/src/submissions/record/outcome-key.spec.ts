import { outcomeKeyUpdate } from './outcome-key.js';

const nothing = { set: {}, operators: {}, arrayFilters: [] };

test('the key of what has become of a record is added, removed and replaced, each by one update', () => {
  expect(outcomeKeyUpdate(undefined, undefined)).toEqual(nothing);
  expect(outcomeKeyUpdate(':one', ':one')).toEqual(nothing);
  expect(outcomeKeyUpdate(undefined, ':one')).toEqual({
    ...nothing,
    operators: { $addToSet: { searchKeys: ':one' } },
  });
  expect(outcomeKeyUpdate(':one', undefined)).toEqual({
    ...nothing,
    operators: { $pull: { searchKeys: ':one' } },
  });
  expect(outcomeKeyUpdate(':one', ':other')).toEqual({
    ...nothing,
    set: { 'searchKeys.$[outcome]': ':other' },
    arrayFilters: [{ outcome: ':one' }],
  });
});

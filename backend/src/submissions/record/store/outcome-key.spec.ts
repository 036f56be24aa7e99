import { outcomeKeyUpdate } from './outcome-key.js';

const nothing = { set: {}, operators: {}, arrayFilters: [] };

test('the outcome key of a record is added, removed or replaced by one update', () => {
  expect(outcomeKeyUpdate({ before: undefined, after: undefined })).toEqual(nothing);
  expect(outcomeKeyUpdate({ before: ':one', after: ':one' })).toEqual(nothing);
  expect(outcomeKeyUpdate({ before: undefined, after: ':one' })).toEqual({
    ...nothing,
    operators: { $addToSet: { searchKeys: ':one' } },
  });
  expect(outcomeKeyUpdate({ before: ':one', after: undefined })).toEqual({
    ...nothing,
    operators: { $pull: { searchKeys: ':one' } },
  });
  expect(outcomeKeyUpdate({ before: ':one', after: ':other' })).toEqual({
    ...nothing,
    set: { 'searchKeys.$[outcome]': ':other' },
    arrayFilters: [{ outcome: ':one' }],
  });
});

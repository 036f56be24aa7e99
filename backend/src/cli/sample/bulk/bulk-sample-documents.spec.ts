import { chosenForDocuments } from './bulk-sample-documents.js';

/** `count` pending records, newest first. */
const pending = (count: number) => Array.from({ length: count }, (_, index) => index * 7);

describe('the documents of bulk samples', () => {
  it.each([1, 2, 3, 20, 150, 151, 600, 150_000])(
    'are attached to the oldest of %d pending records',
    (count) => {
      const oldest = (count - 1) * 7;
      expect(chosenForDocuments(pending(count), true)).toContain(oldest);
      expect(chosenForDocuments(pending(count), false)).toContain(oldest);
    },
  );

  it('are attached to all of a few records, or to two in three where they are optional', () => {
    expect(chosenForDocuments(pending(90), false).size).toBe(90);
    expect(chosenForDocuments(pending(90), true).size).toBe(60);
  });

  it('number at most 250, attached to the newest records and to those pending longest', () => {
    const all = pending(150_000);
    const [cards, plans] = [chosenForDocuments(all, false), chosenForDocuments(all, true)];
    expect(cards.size + plans.size).toBe(250);
    expect([...cards].sort((a, b) => a - b)).toEqual([...all.slice(0, 20), ...all.slice(-130)]);
  });

  it('are attached to none when no record is pending', () => {
    expect(chosenForDocuments([], true).size).toBe(0);
  });
});

import { chosenForDocuments } from './bulk-sample-documents.js';

/** This many pending records, newest first. */
const pending = (count: number) => Array.from({ length: count }, (_, index) => index * 7);

describe('documents of many samples', () => {
  it.each([1, 2, 3, 20, 150, 151, 600, 150_000])('are with the oldest of %d that wait', (count) => {
    const oldest = (count - 1) * 7;
    expect(chosenForDocuments(pending(count), true)).toContain(oldest);
    expect(chosenForDocuments(pending(count), false)).toContain(oldest);
  });

  it('are with all of few, or with two in three where they are optional', () => {
    expect(chosenForDocuments(pending(90), false).size).toBe(90);
    expect(chosenForDocuments(pending(90), true).size).toBe(60);
  });

  it('are 250 at most, with the newest and with those that have waited longest', () => {
    const all = pending(150_000);
    const [cards, plans] = [chosenForDocuments(all, false), chosenForDocuments(all, true)];
    expect(cards.size + plans.size).toBe(250);
    expect([...cards].sort((a, b) => a - b)).toEqual([...all.slice(0, 20), ...all.slice(-130)]);
  });

  it('are with nobody where nobody waits', () => {
    expect(chosenForDocuments([], true).size).toBe(0);
  });
});

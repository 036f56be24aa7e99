import { test } from '../test';
import { type DeckSettings, type StandaloneDeck, startStandaloneDeck } from './standalone-deck';

/** Playwright’s `test` with a standalone deck per test, which the test may stop, update or reconfigure. */
export const separateDeckTest = test.extend<{ settings: DeckSettings; ownDeck: StandaloneDeck }>({
  settings: [{ name: 'Saajha Udyog', nameHindi: 'साझा उद्योग' }, { option: true }],
  ownDeck: async ({ settings }, use) => {
    const deck = await startStandaloneDeck(settings);
    await use(deck);
    await deck.stop();
  },
  baseURL: async ({ ownDeck }, use) => {
    await use(ownDeck.url);
  },
});

import { createDeckStore } from './deck-store';

function deckAt(number: number, count = 30) {
  const store = createDeckStore(count, number - 1);
  return { store, deck: store.getState(), number: () => store.getState().current + 1 };
}

test.each([
  ['next', 7, 8],
  ['next', 30, 1],
  ['previous', 7, 6],
  ['previous', 1, 30],
  ['first', 7, 1],
  ['last', 7, 30],
] as const)('%s goes from slide %d to slide %d', (command, from, to) => {
  const { deck, number } = deckAt(from);
  deck[command]();
  expect(number()).toBe(to);
});

test.each([
  [-3, 1],
  [6, 7],
  [99, 30],
])('going to index %d shows slide %d', (index, shown) => {
  const { deck, number } = deckAt(15);
  deck.goTo(index);
  expect(number()).toBe(shown);
});

test('a slide change has a direction, also when it wraps around', () => {
  const { store, deck } = deckAt(30);
  expect(store.getState().direction).toBe(0);
  deck.next();
  expect(store.getState().direction).toBe(1);
  deck.previous();
  expect(store.getState().direction).toBe(-1);
});

test('a typed number goes to its slide', () => {
  const { store, deck, number } = deckAt(1);
  deck.typeDigit('1');
  deck.typeDigit('2');
  expect(store.getState().typed).toBe('12');
  deck.goToTyped();
  expect(number()).toBe(12);
  expect(store.getState().typed).toBe('');
});

test.each(['0', '31', '999'])('the invalid number %s keeps the slide', (typed) => {
  const { store, deck, number } = deckAt(5);
  for (const digit of typed) deck.typeDigit(digit);
  deck.goToTyped();
  expect(number()).toBe(5);
  expect(store.getState()).toMatchObject({ hasInvalidNumber: true, typed: '' });
});

test('a digit after an invalid number starts a new number', () => {
  const { store, deck } = deckAt(5);
  deck.typeDigit('0');
  deck.goToTyped();
  deck.typeDigit('7');
  expect(store.getState()).toMatchObject({ hasInvalidNumber: false, typed: '7' });
});

test('a slide change ends the blank screen', () => {
  const { store, deck } = deckAt(5);
  deck.toggleBlank();
  deck.next();
  expect(store.getState()).toMatchObject({ blank: false, current: 5 });
});

test('only one overlay is open at a time', () => {
  const { store, deck } = deckAt(5);
  deck.toggleOverlay('overview');
  deck.toggleOverlay('help');
  expect(store.getState().overlay).toBe('help');
  deck.toggleOverlay('help');
  expect(store.getState().overlay).toBeNull();
});

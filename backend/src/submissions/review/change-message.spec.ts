import { changeMessage } from './change-message.js';

const DONE = 'Subscription resumed';
const messageOf = (request: Parameters<typeof changeMessage>[0], ...undone: boolean[]) =>
  changeMessage(request, { history: undone.map((undo) => ({ undo })) }, DONE);

describe('the message of a change', () => {
  test('names the change', () => {
    expect(messageOf({ status: 'active' }, false, false)).toBe(DONE);
    expect(messageOf({ status: 'active', expectedStatus: 'paused' }, false, false)).toBe(DONE);
    expect(messageOf({ status: 'active', expectedStatus: 'paused', clearSuspect: true }, false, false)).toBe(
      DONE,
    );
  });

  test('does not claim a change of a record that nobody has changed', () => {
    expect(messageOf({ status: 'active' }, false)).toBe('Nothing was changed');
  });

  test('names the suspect mark when only that was removed', () => {
    const seen = { status: 'active', expectedStatus: 'active', clearSuspect: true };
    expect(messageOf({ status: 'active', clearSuspect: true }, false)).toBe('Suspect mark removed');
    expect(messageOf(seen, false, false)).toBe('Suspect mark removed');
  });

  test('says that something was undone', () => {
    expect(messageOf({ status: 'active', undo: true }, false, true)).toBe('Change undone');
    expect(messageOf({ status: 'active' }, false, true)).toBe('Change undone');
    const mark = { status: 'active', expectedStatus: 'active', clearSuspect: false, undo: true };
    expect(messageOf(mark, false)).toBe('Change undone');
  });
});

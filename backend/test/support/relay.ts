import { EffectsRelay } from '../../src/effects/effects-relay.js';
import type { TestApp } from './test-app.js';

/**
 * No pending effect is carried out by itself until `goOn`, as after a process that was killed right after the write: not
 * at once, and not two seconds later.
 */
export function holdRelay({ app }: TestApp): { goOn: () => void; relay: EffectsRelay } {
  const relay = app.get(EffectsRelay, { strict: false });
  const held = [
    jest.spyOn(relay, 'dispatchNow').mockImplementation(() => undefined),
    jest.spyOn(relay, 'sweep').mockResolvedValue(),
  ];
  return {
    relay,
    goOn: () => {
      for (const mocked of held) mocked.mockRestore();
    },
  };
}

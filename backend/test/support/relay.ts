import { EffectsRelay } from '../../src/effects/effects-relay.js';
import type { TestApp } from './test-app.js';

/**
 * Until `resume`, executes pending effects neither at once nor by the sweep, as if the process had been killed right
 * after the write.
 */
export function holdRelay({ app }: TestApp): { resume: () => void; relay: EffectsRelay } {
  const relay = app.get(EffectsRelay, { strict: false });
  const held = [
    jest.spyOn(relay, 'dispatchNow').mockImplementation(() => undefined),
    jest.spyOn(relay, 'sweep').mockResolvedValue(),
  ];
  return {
    relay,
    resume: () => {
      for (const mocked of held) mocked.mockRestore();
    },
  };
}

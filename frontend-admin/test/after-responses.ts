import { act } from '@testing-library/react';

/** Turns of the event loop in which the client reads a response that has arrived and passes it on. */
const TURNS = 5;

/** Lets responses that have arrived take effect, for a test that expects them to change nothing. */
export async function afterResponses(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });
}

import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// jsdom has neither; the router asks for both when it is loaded.
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;

// jsdom lays nothing out, so it cannot scroll; a test that cares puts its own function here.
if (typeof window !== 'undefined') window.scrollTo = () => undefined;

// How long something may take before it counts as never happening. A busy machine is slow, not wrong.
jest.setTimeout(300_000);
configure({ asyncUtilTimeout: 60_000 });

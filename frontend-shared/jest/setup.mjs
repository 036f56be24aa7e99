import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';

// jsdom has neither; the router asks for both when it is loaded.
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;

// jsdom lays nothing out, so it cannot scroll; a test that cares puts its own function here.
if (typeof window !== 'undefined') window.scrollTo = () => undefined;

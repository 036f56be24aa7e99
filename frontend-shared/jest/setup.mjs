import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// The router needs both when it is imported; jsdom has neither.
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;

// jsdom has no layout and cannot scroll; tests can replace this function.
if (typeof window !== 'undefined') window.scrollTo = () => undefined;

// Generous timeout of `waitFor` and `findBy` queries for busy machines.
jest.setTimeout(300_000);
configure({ asyncUtilTimeout: 60_000 });

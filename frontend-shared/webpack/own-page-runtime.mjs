import provideRuntime from './provide-runtime.mjs';

provideRuntime();

/**
 * Unit tests stand beside the code (`src/**\/*.spec.ts`), API tests in the folders of `test/`. `npm test` runs them in parts
 * of many files, except for unit tests that replace modules (`*.alone.spec.ts`); the projects "backend unit" and "backend
 * api file" are for one file by itself. Nest 12 is published as ES modules while Jest runs CommonJS, so Nest's own files are
 * transformed too, and those of hucre. The threads that check files run plain JavaScript, which `build-check-worker.mjs`
 * makes.
 */
const transform = {
  '^.+\\.(ts|js|mjs)$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', decorators: true, dynamicImport: true },
        transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
      // Apart: inside of the code they would be read and compiled with it, a tenth of what loading the application takes.
      sourceMaps: true,
    },
  ],
};

const shared = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  transform,
  transformIgnorePatterns: ['node_modules/(?!(@nestjs|hucre)/)'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  setupFiles: ['reflect-metadata'],
  globalSetup: '<rootDir>/test/support/run/build-check-worker.mjs',
};

const api = {
  ...shared,
  setupFilesAfterEnv: ['<rootDir>/test/support/run/record-log-lines.ts'],
  globalSetup: '<rootDir>/test/support/run/before-all-files.mjs',
  globalTeardown: '<rootDir>/test/support/run/after-all-files.ts',
};

export default {
  projects: [
    { ...shared, displayName: 'backend unit', testMatch: ['<rootDir>/src/**/*.spec.ts'] },
    {
      ...shared,
      displayName: 'backend unit parts',
      testMatch: ['<rootDir>/test/parts/*.unit.ts', '<rootDir>/src/**/*.alone.spec.ts'],
    },
    { ...api, displayName: 'backend api', testMatch: ['<rootDir>/test/parts/*.api.ts'] },
    { ...api, displayName: 'backend api file', testMatch: ['<rootDir>/test/**/*.api.spec.ts'] },
  ],
  // V8 collects what the files before have left only late: without this a worker holds up to a gigabyte of it, and the run
  // takes about a tenth more processor time. A worker that ends begins anew.
  workerIdleMemoryLimit: '350MB',
  // A guard against waiting for ever, not a measure: a busy machine may take as long as it needs.
  testTimeout: 150_000,
};

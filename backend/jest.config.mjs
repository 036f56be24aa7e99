/**
 * Unit tests stand beside the code (`src/**\/*.spec.ts`), API tests in `test/`. Nest 12 is published as ES modules while
 * Jest runs CommonJS, so Nest's own files are transformed too, and those of hucre.
 * The threads that check files run plain JavaScript, which `build-check-worker.mjs` makes.
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
      sourceMaps: 'inline',
    },
  ],
};

/**
 * A worker loads the packages and the product's own modules once for all its test files, not once for each. A file that
 * mocks a module begins with a `@jest-environment node` block: it loads all anew.
 */
const sharedModules = {
  runtime: '<rootDir>/test/support/shared-modules/runtime.cjs',
  testEnvironment: '<rootDir>/test/support/shared-modules/environment.cjs',
  testEnvironmentOptions: {
    sharedModules: ['/node_modules/', `^${import.meta.dirname}/src/(?!.*\\.spec\\.ts$)`],
  },
};

const shared = {
  rootDir: import.meta.dirname,
  ...sharedModules,
  transform,
  transformIgnorePatterns: ['node_modules/(?!(@nestjs|hucre)/)'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  setupFiles: ['reflect-metadata'],
  globalSetup: '<rootDir>/test/support/build-check-worker.mjs',
};

export default {
  projects: [
    { ...shared, displayName: 'backend unit', testMatch: ['<rootDir>/src/**/*.spec.ts'] },
    {
      ...shared,
      displayName: 'backend api',
      testMatch: ['<rootDir>/test/**/*.api.spec.ts'],
      globalSetup: '<rootDir>/test/support/before-all-files.mjs',
      globalTeardown: '<rootDir>/test/support/after-all-files.ts',
    },
  ],
  // V8 collects what the files before have left only late: without this a worker holds up to a gigabyte of it, and the run
  // takes about a tenth more processor time. A worker that ends begins anew.
  workerIdleMemoryLimit: '350MB',
  testSequencer: '<rootDir>/test/support/longest-first.mjs',
  // A guard against waiting for ever, not a measure: a busy machine may take as long as it needs.
  testTimeout: 150_000,
};

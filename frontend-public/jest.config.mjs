import { frontEndJest } from 'frontend-shared/jest/preset.mjs';

export default frontEndJest('frontend-public', {
  testEnvironment: '<rootDir>/test/environment.mjs',
  // Whole screens in jsdom, typed into key by key, on a machine that also builds.
  testTimeout: 20_000,
});

import { frontEndJest } from 'frontend-shared/jest/preset.mjs';

export default frontEndJest('frontend-public', {
  testEnvironment: '<rootDir>/test/environment.mjs',
});

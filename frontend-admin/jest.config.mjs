import { frontEndJest } from 'frontend-shared/jest/preset.mjs';

const { moduleNameMapper, setupFilesAfterEnv, ...preset } = frontEndJest('frontend-admin');

export default {
  ...preset,
  testEnvironment: '<rootDir>/test/environment.mjs',
  setupFilesAfterEnv: [...setupFilesAfterEnv, '<rootDir>/test/setup.ts'],
  moduleNameMapper: {
    ...moduleNameMapper,
    // The same components in the module format that runs without a bundler.
    '^antd/es/(.*)$': 'antd/lib/$1',
  },
};

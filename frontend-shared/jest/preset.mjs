import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
  module: { type: 'commonjs' },
  // Separate source maps, since inline ones would be parsed together with the code.
  sourceMaps: true,
};

/** Packages that are published as ES modules only and are compiled to CommonJS for tests. */
const ESM_PACKAGES = ['dom-accessibility-api', 'ky', 'swiper', 'pdfjs-dist'];

/**
 * Jest configuration of a front end: TypeScript through SWC, jsdom, Testing Library's matchers, style sheets and
 * pictures as stubs. A file that must run without a browser begins with a `@jest-environment node` block.
 *
 * @param {string} name folder of the front end, shown beside its results
 * @param {object} [more] further Jest settings
 */
export function frontEndJest(name, more = {}) {
  return {
    displayName: name,
    rootDir: path.join(here, '../..', name),
    testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
    testEnvironment: 'jsdom',
    transform: {
      '^.+\\.(ts|tsx)$': ['@swc/jest', swc],
      '^.+\\.m?js$': ['@swc/jest', { ...swc, jsc: { ...swc.jsc, parser: { syntax: 'ecmascript' } } }],
    },
    transformIgnorePatterns: [`node_modules/(?!(?:.*/)?(?:${ESM_PACKAGES.join('|')})/)`],
    moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'json'],
    moduleNameMapper: {
      '\\.(css|svg|png|woff2)$': path.join(here, 'asset-stub.cjs'),
      '^frontend-shared/(.*)$': path.join(here, '../src/$1'),
    },
    setupFilesAfterEnv: [path.join(here, 'setup.mjs')],
    restoreMocks: true,
    ...more,
  };
}

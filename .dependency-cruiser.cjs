/**
 * Which way imports may point (docs/architecture.md). `npx depcruise backend frontend-*` reads this file.
 *
 * Backend: each folder below backend/src uses only folders of the lines above its own. A feature uses another module
 * through what stands at the top of its folder, never through its inner folders.
 * Front ends: frontend-shared → features → app. A remote knows neither the other remotes nor the shell.
 */
const BACKEND = '^backend/src';
/** The folders of the backend, the lowest first. Folders of one line do not use each other. */
const BACKEND_LAYERS = [
  'common',
  'config',
  'crypto|database',
  'rate-limit',
  'audit|mail|payments',
  'documents',
  'effects',
  'submissions',
  'admin|factory-applications|contact|shareholders|subscriptions',
  'track|downloads',
  'health|site|api-page',
  'cli',
];
const FEATURES = 'factory-applications|contact|shareholders|subscriptions|track|downloads|admin';
const REMOTES = 'frontend-public|frontend-admin|frontend-presentation';
const TESTS = '\\.(spec|test)\\.tsx?$|/test/';

/** The rule of one line of the layers: nothing of the lines after it, and nothing of its neighbours. */
function backendLayer(folders, index) {
  const allowed = BACKEND_LAYERS.slice(0, index).join('|');
  return {
    name: `backend-direction-${folders.replaceAll('|', '-')}`,
    comment: `${folders.replaceAll('|', ', ')}: may use ${allowed.replaceAll('|', ', ') || 'no other folder'}.`,
    severity: 'error',
    from: { path: `${BACKEND}/(${folders})/`, pathNot: TESTS },
    to: { path: `${BACKEND}/[^/]+/`, pathNot: `${BACKEND}/($1${allowed && `|${allowed}`})/` },
  };
}

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Two modules that need each other, be it for a type, are one, or the shared part belongs below both.',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { circular: true },
    },
    {
      name: 'unresolvable',
      comment: 'An import must lead somewhere, and to a package that some package.json names.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    ...BACKEND_LAYERS.map(backendLayer),
    {
      name: 'backend-folder-has-a-layer',
      comment: 'A new folder of the backend gets its place in BACKEND_LAYERS.',
      severity: 'error',
      from: { path: `${BACKEND}/[^/]+/`, pathNot: `${BACKEND}/(${BACKEND_LAYERS.join('|')})/` },
      to: {},
    },
    {
      name: 'backend-feature-keeps-its-insides',
      comment:
        'Another feature is used through what stands at the top of its folder: its module, service or decorator.',
      severity: 'error',
      from: { path: `${BACKEND}/(${FEATURES})/`, pathNot: TESTS },
      to: { path: `${BACKEND}/(${FEATURES})/[^/]+/`, pathNot: `${BACKEND}/$1/` },
    },
    {
      name: 'backend-top-is-used-by-nobody',
      comment: 'main, app.module and create-app put the modules together.',
      severity: 'error',
      from: { path: `${BACKEND}/[^/]+/`, pathNot: `${TESTS}|${BACKEND}/cli/` },
      to: { path: `${BACKEND}/[^/]+\\.ts$` },
    },
    {
      name: 'front-and-back-meet-at-the-api-only',
      comment: 'Front ends know the backend through the generated types of backend/openapi.json.',
      severity: 'error',
      from: { path: '^frontend-' },
      to: { path: '^backend/' },
    },
    {
      name: 'backend-knows-no-front-end',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: '^frontend-' },
    },
    {
      name: 'shared-knows-no-front-end',
      comment: 'frontend-shared is below shell and remotes.',
      severity: 'error',
      from: { path: '^frontend-shared/' },
      to: { path: '^frontend-(shell|public|admin|presentation)/' },
    },
    {
      name: 'remotes-stand-alone',
      comment: 'A remote imports neither another remote nor the shell: it is built and published by itself.',
      severity: 'error',
      from: { path: `^(${REMOTES})/src/` },
      to: { path: '^frontend-(shell|public|admin|presentation)/', pathNot: '^$1/' },
    },
    {
      name: 'shell-loads-remotes-at-run-time',
      severity: 'error',
      from: { path: '^frontend-shell/src/', pathNot: `${TESTS}|/prerender/` },
      to: { path: `^(${REMOTES})/` },
    },
    {
      name: 'features-do-not-meet',
      comment: 'What two features share belongs beside or below them.',
      severity: 'error',
      from: { path: '^(frontend-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'what-features-share-knows-none',
      comment: 'Forms, blocks, words and drawings are below features and pages.',
      severity: 'error',
      from: { path: '^frontend-public/src/(forms|blocks|content|illustrations)/', pathNot: TESTS },
      to: { path: '^frontend-public/src/(features|pages)/' },
    },
    {
      name: 'features-do-not-know-the-app',
      comment: 'frontend-shared → feature → app.',
      severity: 'error',
      from: { path: '^(frontend-[^/]+)/src/features/' },
      to: { path: '^$1/src/(app|pages)/|^$1/src/(App|bootstrap|index)\\.tsx?$' },
    },
    {
      name: 'console-parts-know-no-feature',
      comment: 'What the tabs of the console share is described by them, never the other way round.',
      severity: 'error',
      from: {
        path: '^frontend-admin/src/(browser|content|data|format|records|state|theme|ui)/',
        pathNot: TESTS,
      },
      to: { path: '^frontend-admin/src/(features|app)/' },
    },
    {
      name: 'router-through-frontend-shared',
      comment:
        'Sharing a small module of re-exports instead of the router keeps it a third of its size and one copy.',
      severity: 'error',
      from: {
        path: '^frontend-',
        pathNot: `^frontend-shared/src/routing/((static-)?router|routes)\\.tsx?$|${TESTS}`,
      },
      to: { path: 'node_modules/(react-router|react-router-dom)/' },
    },
    {
      name: 'antd-in-the-console-only',
      comment: 'Ant Design is heavy and needs inline styles, which public pages forbid.',
      severity: 'error',
      from: { path: '^frontend-(shared|shell|public|presentation)/' },
      to: { path: 'node_modules/(antd|@ant-design|@rc-component|rc-[^/]+)/' },
    },
    {
      name: 'declared-packages-only',
      comment: 'A package that is imported stands in a package.json of its workspace.',
      severity: 'error',
      from: { path: '^(backend|frontend-[^/]+)/src/', pathNot: TESTS },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-development-package-at-run-time',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: TESTS },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/@types/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data|coverage)/' },
    includeOnly: { path: '^(backend|frontend-[^/]+|node_modules)/' },
    moduleSystems: ['es6'],
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    parser: 'swc',
    webpackConfig: { fileName: '.dependency-cruiser.resolve.cjs' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      mainFields: ['module', 'main', 'types'],
    },
    progress: { type: 'none' },
    cache: false,
  },
};

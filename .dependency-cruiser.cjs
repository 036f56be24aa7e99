/**
 * Which way imports may point (docs/architecture.md). `npm run check` reads this file.
 *
 * In each package a folder uses only folders of the lines above its own. A feature of the backend uses another module
 * through what stands at the top of its folder, never through its inner folders.
 * The front ends use frontend-shared. A remote knows neither the other remotes nor the shell.
 */
const BACKEND = '^backend/src';
const FEATURES =
  'factory-applications|contact|shareholders|subscriptions|track|downloads|exports|statistics|search|admin|decision-reasons|notifications|presence|presentation-rooms|undelivered-mails';
const REMOTES = 'frontend-public|frontend-admin|frontend-presentation';
const TESTS = '\\.(spec|test)\\.tsx?$|/test/';

/** The folders below src of each package, the lowest first. Folders of one line do not use each other. */
const LAYERS = {
  backend: [
    'common',
    'config',
    'crypto|database',
    'rate-limit',
    'audit|mail|payments',
    'documents',
    'effects',
    'reveals|submissions',
    'saved-views|presence',
    'admin|decision-reasons',
    'downloads',
    'exports',
    'factory-applications|contact|shareholders|subscriptions',
    'track|search|statistics|notifications|presentation-rooms|undelivered-mails',
    'health|site|api-page',
    'browser-errors',
    'cli',
  ],
  'frontend-shared': [
    'api|brand|i18n|illustrations|routing|theme',
    'content',
    'ui',
    'federation',
    'hydration',
  ],
  'frontend-shell': [
    'navigation',
    'content',
    'boot|head',
    'layout|pages|remotes|sharing',
    'app',
    'prerender',
  ],
  'frontend-public': ['content|routing', 'illustrations', 'blocks', 'forms', 'features', 'pages'],
  'frontend-admin': [
    'data|format|routing',
    'state',
    'browser|content',
    'theme|ui',
    'lists',
    'records',
    'features',
    'app',
  ],
  'frontend-presentation': [
    'content',
    'slides|rooms',
    'deck',
    'presenter',
    'clicker|follower|sharing|text',
    'standalone',
  ],
};

/** The rules of one package's layers: nothing of the lines after, and nothing of the neighbours in a line. */
function layerRules(packageName, layers) {
  const base = `^${packageName}/src`;
  return layers.map((folders, index) => {
    const allowed = layers.slice(0, index).join('|');
    return {
      name: `${packageName}-direction-${folders.replaceAll('|', '-')}`,
      comment: `${folders.replaceAll('|', ', ')}: may use ${allowed.replaceAll('|', ', ') || 'no other folder'}.`,
      severity: 'error',
      from: { path: `${base}/(${folders})/`, pathNot: TESTS },
      to: { path: `${base}/[^/]+/`, pathNot: `${base}/($1${allowed && `|${allowed}`})/` },
    };
  });
}

/** A new folder gets its place in the layers. */
function placeRule(packageName, layers) {
  return {
    name: `${packageName}-folder-has-a-layer`,
    comment: 'A new folder gets its place in the layers at the top of this file.',
    severity: 'error',
    from: {},
    to: { path: `^${packageName}/src/[^/]+/`, pathNot: `^${packageName}/src/(${layers.join('|')})/` },
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
    ...Object.entries(LAYERS).flatMap(([name, layers]) => [
      ...layerRules(name, layers),
      placeRule(name, layers),
    ]),
    {
      name: 'backend-feature-keeps-its-insides',
      comment:
        'Another feature is used through what stands at the top of its folder: its module, service or decorator.',
      severity: 'error',
      from: { path: `${BACKEND}/(${FEATURES})/`, pathNot: TESTS },
      to: { path: `${BACKEND}/(${FEATURES})/[^/]+/`, pathNot: `${BACKEND}/$1/` },
    },
    {
      name: 'top-is-used-by-nobody',
      comment: 'What stands at the top of a package puts its folders together.',
      severity: 'error',
      from: { path: `^(${Object.keys(LAYERS).join('|')})/src/[^/]+/`, pathNot: `${TESTS}|${BACKEND}/cli/` },
      to: { path: '^$1/src/[^/]+\\.tsx?$', pathNot: '\\.d\\.ts$' },
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
      name: 'console-texts-in-pairs',
      comment:
        'Texts of the console are taken from content/, in both languages: one alone would stay when the language changes.',
      severity: 'error',
      from: { path: '^frontend-admin/src/', pathNot: `^frontend-admin/src/content/|${TESTS}` },
      to: { path: '^frontend-admin/src/content/[^/]+/' },
    },
    {
      name: 'features-do-not-meet',
      comment: 'What two features share belongs beside or below them.',
      severity: 'error',
      from: { path: '^(frontend-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
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
      comment:
        'Ant Design is heavy and needs inline styles, which public pages forbid. Its QR codes are a small package of their own.',
      severity: 'error',
      from: { path: '^frontend-(shared|shell|public|presentation)/' },
      to: {
        path: 'node_modules/(antd|@ant-design|@rc-component|rc-[^/]+)/',
        pathNot: 'node_modules/@rc-component/qrcode/',
      },
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
    exclude: { path: '(^|/)(dist|dist-maps|dist-standalone|\\.data|coverage)/' },
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

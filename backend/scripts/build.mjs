/**
 * Compiles and bundles backend/src to backend/dist. The compiler plugin of @nestjs/swagger turns DTO types and their
 * comments into OpenAPI schemas; it needs a whole program, which is why neither plain `tsc` nor swc will do.
 */
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { before } from '@nestjs/swagger/plugin';
import ts from 'typescript';
import { bundle } from './bundle.mjs';
import { putInPlace } from './put-in-place.mjs';

/** What is started with `node dist/<entry>.js`. */
const ENTRIES = [
  'main',
  'documents/checks/check-worker',
  'cli/admin',
  'cli/backup',
  'cli/migrate',
  'cli/preview-mails',
  'cli/print-openapi',
  'cli/restore',
  'cli/sample',
];

/** Packages that are completely in the bundle: a production installation leaves them out. */
const PART_OF_BUNDLE = ['@nestjs/swagger'];
/** Files of swagger-ui-dist used by the API page. The package itself contains telemetry, so it is left out too. */
const API_PAGE_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const src = path.join(root, 'src');
const dist = path.join(root, 'dist');
/** Inside the workspace, so that its packages can be resolved. */
const modules = path.join(dist, '.modules');
const format = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => root,
  getNewLine: () => '\n',
};

const read = ts.getParsedCommandLineOfConfigFile(
  path.join(root, 'tsconfig.json'),
  {
    noEmit: false,
    // Types are checked by `npm run check`, as for the front ends: doing it here too would take half of the build.
    noCheck: true,
    noEmitOnError: false,
    outDir: modules,
    rootDir: src,
    sourceMap: true,
    isolatedModules: false,
    // Without the types of the tests, whose runner is not installed where the product is only built.
    types: ['node', 'multer'],
    // Style rules are left to `npm run check`; they must not prevent a build.
    noUnusedLocals: false,
    noUnusedParameters: false,
  },
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (problem) => fail([problem]) },
);
// What these import is built; tests are checked by `npm run check`.
const rootNames = ENTRIES.map((entry) => path.join(src, `${entry}.ts`));
const program = ts.createProgram({ rootNames, options: read.options });

const problems = [...read.errors, ...program.getSyntacticDiagnostics()];
if (problems.length > 0) fail(problems);

rmSync(modules, { recursive: true, force: true });
const emitted = program.emit(undefined, undefined, undefined, false, {
  before: [
    before(
      {
        introspectComments: true,
        controllerKeyOfComment: 'description',
        classValidatorShim: true,
        esmCompatible: true,
      },
      program,
    ),
  ],
});
if (emitted.diagnostics.length > 0) fail(emitted.diagnostics);
const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const files = await bundle({
  from: modules,
  entries: ENTRIES.map((entry) => `${entry}.js`),
  dependencies: [...Object.keys(dependencies), ...PART_OF_BUNDLE],
  to: dist,
});
rmSync(modules, { recursive: true });
const swaggerUi = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
for (const file of API_PAGE_FILES) {
  files.set(path.join('api-page', file), readFileSync(path.join(swaggerUi, file)));
}
putInPlace(files, dist);

function fail(diagnostics) {
  process.stderr.write(ts.formatDiagnosticsWithColorAndContext(diagnostics, format));
  process.exit(1);
}

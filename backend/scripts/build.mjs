/**
 * Compiles backend/src to backend/dist. The compiler plugin of @nestjs/swagger turns DTO types and their comments into
 * OpenAPI schemas; it needs a whole program, which is why neither plain `tsc` nor swc will do.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { before } from '@nestjs/swagger/plugin';
import ts from 'typescript';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const format = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => root,
  getNewLine: () => '\n',
};

const read = ts.getParsedCommandLineOfConfigFile(
  path.join(root, 'tsconfig.json'),
  {
    noEmit: false,
    outDir: path.join(root, 'dist'),
    rootDir: path.join(root, 'src'),
    sourceMap: true,
    inlineSources: true,
    isolatedModules: false,
    // Matters of style are for `npm run check`; they do not keep a server from being built.
    noUnusedLocals: false,
    noUnusedParameters: false,
  },
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (problem) => fail([problem]) },
);
// What the server and the command line reach; tests are checked by `npm run check`, not built.
const sources = read.fileNames.filter((file) => /\/src\/(main|cli\/[^/]+)\.ts$/.test(file));
const program = ts.createProgram({ rootNames: sources, options: read.options });

const problems = [...read.errors, ...ts.getPreEmitDiagnostics(program)];
if (problems.length > 0) fail(problems);

rmSync(path.join(root, 'dist'), { recursive: true, force: true });
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

function fail(diagnostics) {
  process.stderr.write(ts.formatDiagnosticsWithColorAndContext(diagnostics, format));
  process.exit(1);
}

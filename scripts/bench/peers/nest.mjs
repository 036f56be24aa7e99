// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { CHECKOUT } from '../../product.mjs';
import { installPeer } from './installation.mjs';
import { startPlainServer } from './plain-server.mjs';

/** Installed in the versions that the product uses. */
const PACKAGES = [
  ...['@nestjs/common', '@nestjs/core', '@nestjs/mongoose', '@nestjs/platform-express'],
  ...['class-transformer', 'class-validator', 'mongoose', 'reflect-metadata', 'rxjs'],
];

/** @type {import('./types.d.ts').Peer} */
export const nest = {
  name: 'nest',
  title: 'Nest 12',
  description: 'the product’s database, through mongoose',
  install() {
    const { dependencies } = JSON.parse(readFileSync(join(CHECKOUT, 'backend', 'package.json'), 'utf8'));
    return installPeer({
      name: 'nest',
      dependencies: Object.fromEntries(PACKAGES.map((name) => [name, dependencies[name]])),
      files: { 'server.mjs': compiled() },
    });
  },
  start: ({ folder, mongodb }) => startPlainServer({ name: 'nest', title: 'Nest', folder, mongodb }),
};

/** @returns {string} the compiled server. Its decorators need the types of parameters, which esbuild does not emit. */
function compiled() {
  const source = readFileSync(new URL('servers/nest.ts', import.meta.url), 'utf8');
  const { ES2022: target } = ts.ScriptTarget;
  const { ESNext: module } = ts.ModuleKind;
  return ts.transpileModule(source, {
    compilerOptions: { target, module, experimentalDecorators: true, emitDecoratorMetadata: true },
  }).outputText;
}

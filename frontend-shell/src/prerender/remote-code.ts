import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import * as session from 'frontend-shared/api/session';
import type { PrerenderedRemote } from 'frontend-shared/federation/remote-contract';
import * as router from 'frontend-shared/routing/router';
import * as toaster from 'frontend-shared/ui/toast/toaster';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';

/** Modules that remotes share with the shell (`PROVIDED` in `frontend-shared/webpack/config.mjs`). */
const PROVIDED: Record<string, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'frontend-shared/routing/router': router,
  'frontend-shared/api/session': session,
  'frontend-shared/ui/toast/toaster': toaster,
};

/** Executes a remote's server code (`dist/.server/main.cjs`), which is built together with its browser code. */
export function loadRemoteCode(file: string): PrerenderedRemote {
  const module = { exports: {} };
  const run = vm.compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], {
    filename: file,
  });
  run(module, module.exports, (name: string) => {
    if (Object.hasOwn(PROVIDED, name)) return PROVIDED[name];
    throw new Error(`${file} asks for ${name}, which is not provided.`);
  });
  return module.exports as PrerenderedRemote;
}

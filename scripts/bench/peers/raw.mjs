// @ts-check
import { readFileSync } from 'node:fs';
import { installPeer } from './installation.mjs';
import { startPlainServer } from './plain-server.mjs';

const textOf = (/** @type {string} */ name) =>
  readFileSync(new URL(`servers/${name}`, import.meta.url), 'utf8');

/** @type {import('./types.d.ts').Peer} */
export const raw = {
  name: 'raw',
  title: 'node:http',
  description: 'the product’s database, through the driver',
  install: () =>
    installPeer({
      name: 'raw',
      dependencies: { busboy: '1.6.0', mongodb: '7.8.0' },
      files: { 'server.mjs': textOf('raw.mjs'), 'store.mjs': textOf('store.mjs') },
    }),
  start: ({ folder, mongodb }) => startPlainServer({ name: 'raw', title: 'node:http', folder, mongodb }),
};

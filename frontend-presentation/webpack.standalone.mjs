import path from 'node:path';
import { standaloneConfig } from 'frontend-shared/webpack/standalone-config.mjs';

/* The deck as a standalone site (docs/decisions/0066): `npm run build -- deck`. */
export default standaloneConfig({
  name: 'deck',
  dir: import.meta.dirname,
  out: path.join(import.meta.dirname, 'dist-standalone'),
  entries: { main: './src/standalone-main', boot: './src/standalone/boot' },
  pages: './src/standalone-pages.ts',
  serviceWorker: './src/standalone/offline/service-worker.ts',
});

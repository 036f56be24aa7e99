// @ts-check
import { startInstalled } from './installation.mjs';
import { application, asForm, asJson, WORD } from './record.mjs';

/**
 * Starts one of the two servers in `servers/`, with its own database.
 * @param {{ name: string, title: string, folder: string, mongodb: string }} options
 */
export async function startPlainServer({ name, title, folder, mongodb }) {
  const path = '/applications';
  const server = await startInstalled({
    name: title,
    folder,
    args: () => ['server.mjs'],
    env: { MONGODB_URI: `${mongodb}/peer_${name}` },
    readyPath: path,
  });
  /** @type {import('./types.d.ts').Calls} */
  const calls = {
    post: (ask, n) => ask({ method: 'POST', path, ...asJson(application(n)) }),
    document: (ask, n) => ask({ method: 'POST', path, ...asForm(application(n), 'supporting_document') }),
    list: (ask) => ask({ path }),
    search: (ask) => ask({ path: `${path}?q=${WORD}` }),
  };
  return { ...server, calls };
}

// @ts-check
import { application, asForm, WORD } from './record.mjs';
import { openStore } from './servers/store.mjs';

/** The baseline: the same writes and reads by the driver alone, without a server. */
export const driver = {
  name: 'driver',
  title: 'driver alone',
  description: 'mongodb (the driver) in the process of the load',
  /** @param {import('./types.d.ts').PeerEnvironment} environment */
  async start({ mongodb }) {
    const store = await openStore(`${mongodb}/peer_driver`);
    const { body: file } = asForm({}, 'file');
    /** @type {import('./types.d.ts').Calls} */
    const calls = {
      post: (_, n) => store.insert(application(n)),
      document: async (_, n) =>
        store.insert({ ...application(n), supporting_document: await store.keep(file) }),
      list: store.list,
      search: () => store.search(WORD),
    };
    return { calls, stop: store.close };
  },
};

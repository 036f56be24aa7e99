/**
 * Stands in for the federation runtime's snapshot and preload modules, 3 kB compressed: manifests and preloading of
 * remotes, which `disableSnapshot` switches off but leaves in the bundle. Remotes are loaded by their entry script.
 */
const switchedOff = () => {
  throw new Error('Federation snapshots and preloading are switched off in this build.');
};

export class SnapshotHandler {
  manifestCache = new Map();
  /** No plugin can hook into what does not happen. */
  hooks = { applyPlugin() {} };
  loadRemoteSnapshotInfo = switchedOff;
}

export const getGlobalRemoteInfo = () => ({});
export const preloadAssets = switchedOff;
export const formatPreloadArgs = switchedOff;
export const normalizePreloadExposes = switchedOff;
export const defaultPreloadArgs = {};
/** A plugin of the runtime that has nothing to do. */
export const generatePreloadAssetsPlugin = () => ({ name: 'generate-preload-assets-plugin' });

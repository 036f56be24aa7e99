/**
 * Stands in for the questions that the federation runtime asks about its surroundings. The package's own look for a debug
 * switch in the browser's storage, and a page that touches it waits until it is read from the disk.
 */
export const isBrowserEnvValue = true;
export const isBrowserEnv = () => true;
export const isReactNativeEnv = () => false;
export const isDebugMode = () => false;
export const getProcessEnv = () => ({});

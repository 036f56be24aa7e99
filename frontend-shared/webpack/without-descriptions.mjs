/**
 * Stands in for the federation runtime's table of error sentences, half a kilobyte in shell and remote each. An
 * error still carries its code and the address of the page that explains it.
 */
const anyError = new Proxy({}, { get: () => 'Module federation error' });

export const runtimeDescMap = anyError;
export const typeDescMap = anyError;
export const buildDescMap = anyError;
export const errorDescMap = anyError;

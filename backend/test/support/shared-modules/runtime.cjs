const { default: Runtime } = require('jest-runtime');

/** Loads the shared modules of a context and answers what they themselves require, however late. Never torn down. */
const sharedRuntimes = new WeakMap();

/**
 * Jest's runtime, which loads every module anew for each test file, except those that `environment.cjs` shares: these are
 * loaded once in a worker. A file with another environment, named in a `@jest-environment` block, shares nothing.
 */
class SharedModulesRuntime extends Runtime {
  #resolver;
  #shared;
  #sharedRuntime;

  constructor(config, environment, resolver, ...more) {
    super(config, environment, resolver, ...more);
    const { shared } = environment;
    if (!shared) return;
    if (!sharedRuntimes.has(shared))
      sharedRuntimes.set(shared, new Runtime(config, shared.node, resolver, ...more));
    this.#shared = shared;
    this.#sharedRuntime = sharedRuntimes.get(shared);
    this.#resolver = resolver;
    this.#knowSharedSources();
  }

  requireModule(from, moduleName, options, isRequireActual) {
    const shared = options?.isInternalModule ? undefined : this.#sharedPath(from, moduleName);
    if (!shared) return super.requireModule(from, moduleName, options, isRequireActual);
    const loaded = this.#shared.load(() => this.#sharedRuntime.requireModule(shared));
    this.#knowSharedSources();
    return loaded;
  }

  setMock(from, moduleName, ...more) {
    this.#refuse(`jest.mock('${moduleName}')`);
    super.setMock(from, moduleName, ...more);
  }

  isolateModules(load) {
    this.#refuse('jest.isolateModules');
    super.isolateModules(load);
  }

  async isolateModulesAsync(load) {
    this.#refuse('jest.isolateModulesAsync');
    await super.isolateModulesAsync(load);
  }

  /** @returns {string | undefined} the path when all test files share the module */
  #sharedPath(from, moduleName) {
    if (!this.#shared) return undefined;
    if (!moduleName) return this.#shared.covers(from) ? from : undefined;
    if (this.#resolver.isCoreModule(moduleName)) return undefined;
    const conditions = ['require', 'node', 'default', ...this.#shared.node.exportConditions()];
    const modulePath = this.#resolver.resolveModule(from, moduleName, { conditions });
    return this.#shared.covers(modulePath) ? modulePath : undefined;
  }

  /** Stack traces tell the lines of shared modules too. */
  #knowSharedSources() {
    const known = this.getSourceMaps();
    for (const [file, sourceMap] of this.#sharedRuntime.getSourceMaps()) known.set(file, sourceMap);
  }

  /** A shared module was loaded before and has what it required then. */
  #refuse(call) {
    if (!this.#shared) return;
    throw new Error(
      `${call} has no effect on modules that test files share: begin this file with /** @jest-environment node */`,
    );
  }
}

module.exports = SharedModulesRuntime;

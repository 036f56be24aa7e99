const { TestEnvironment } = require('jest-environment-node');

/** What the test files of one project share in a worker, by the project's id. */
const sharedByProject = new Map();

/** One context of Node's `vm` with the modules that are loaded in it once, for all test files that a worker runs. */
class SharedContext {
  constructor(config, context) {
    this.node = new TestEnvironment(config, context);
    this.patterns = config.projectConfig.testEnvironmentOptions.sharedModules.map((text) => new RegExp(text));
    this.globals = new Map(propertiesOf(this.node.global));
    this.exit = this.node.global.process.exit;
  }

  /** Whether the module of this path is loaded once for all test files. */
  covers(modulePath) {
    return this.patterns.some((pattern) => pattern.test(modulePath));
  }

  /** Loads modules. The globals that they make stay, since they will not be made again. */
  load(requireModules) {
    const { global } = this.node;
    const before = new Set(Reflect.ownKeys(global));
    const loaded = requireModules();
    for (const [key, property] of propertiesOf(global)) if (!before.has(key)) this.globals.set(key, property);
    return loaded;
  }

  /** Ends what a test file did to the clock and to the globals, so that the next one begins as it did. */
  reset() {
    const { global, fakeTimersModern } = this.node;
    fakeTimersModern.useRealTimers();
    for (const [key, { value }] of propertiesOf(global)) {
      const kept = this.globals.get(key);
      if (!kept) delete global[key];
      else if ('value' in kept && kept.value !== value) Object.defineProperty(global, key, kept);
    }
    // Jest puts one that tells of the call around it, for each test file.
    global.process.exit = this.exit;
  }
}

function propertiesOf(object) {
  return Reflect.ownKeys(object).map((key) => [key, Object.getOwnPropertyDescriptor(object, key)]);
}

/**
 * Node as Jest's own environment gives it, but one for all test files that a worker runs, so that modules can be shared
 * (`runtime.cjs`). `testEnvironmentOptions.sharedModules` says which: regular expressions of paths.
 */
class SharedModulesEnvironment {
  constructor(config, context) {
    const { id } = config.projectConfig;
    if (!sharedByProject.has(id)) sharedByProject.set(id, new SharedContext(config, context));
    this.shared = sharedByProject.get(id);
    const { global, fakeTimers, fakeTimersModern, moduleMocker } = this.shared.node;
    Object.assign(this, { global, fakeTimers, fakeTimersModern, moduleMocker });
    this.context = this.shared.node.getVmContext();
  }

  async setup() {}

  /** The context lives on; nothing more of this file is run in it. */
  async teardown() {
    this.context = null;
    this.shared.reset();
  }

  exportConditions() {
    return this.shared.node.exportConditions();
  }

  getVmContext() {
    return this.context;
  }
}

module.exports = SharedModulesEnvironment;

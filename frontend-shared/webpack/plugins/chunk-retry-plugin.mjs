/**
 * Loads the chunks of a build with `window.loadScript` (`frontend-shared/federation/load-script`), which every page
 * defines first: webpack's own loader does not retry.
 */
export class ChunkRetryPlugin {
  apply(compiler) {
    const { RuntimeGlobals, RuntimeModule, Template } = compiler.webpack;

    class ChunkRetryRuntimeModule extends RuntimeModule {
      constructor() {
        super('load script');
      }

      generate() {
        const registry = JSON.stringify(this.compilation.outputOptions.chunkLoadingGlobal);
        return Template.asString([
          `${RuntimeGlobals.loadScript} = (url, done, key, chunkId) => {`,
          Template.indent([
            `const hasRun = () => (self[${registry}] || []).some(([ids]) => ids.includes(chunkId));`,
            'self.loadScript(url, { hasRun }).then(',
            Template.indent([
              "() => done({ type: 'load' }),",
              "() => done({ type: 'error', target: { src: url } }),",
            ]),
            ');',
          ]),
          '};',
        ]);
      }
    }

    compiler.hooks.thisCompilation.tap('ChunkRetryPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('ChunkRetryPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new ChunkRetryRuntimeModule());
          // Replaces webpack's own loader.
          return true;
        });
    });
  }
}

/**
 * Lets `window.loadScript` (`frontend-shared/federation/load-script`) fetch the chunks of a build, where a page has it:
 * webpack's own way asks once for each chunk, always under the same address.
 */
export class ChunkRetryPlugin {
  apply(compiler) {
    const { RuntimeGlobals, RuntimeModule, Template } = compiler.webpack;

    class ChunkRetryRuntimeModule extends RuntimeModule {
      constructor() {
        super('chunk retry', RuntimeModule.STAGE_ATTACH);
      }

      generate() {
        const load = RuntimeGlobals.loadScript;
        const registry = JSON.stringify(this.compilation.outputOptions.chunkLoadingGlobal);
        return Template.asString([
          `const loadOnce = ${load};`,
          `${load} = (url, done, key, chunkId) => {`,
          Template.indent([
            'if (!self.loadScript || chunkId === undefined) return loadOnce(url, done, key, chunkId);',
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
        });
    });
  }
}

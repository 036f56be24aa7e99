/** An initial script of the shell, as `src/page.ejs` writes it. */
interface NamedScript {
  src: string;
  /** Id of the webpack chunk; undefined for webpack's runtime. */
  chunk?: number | string;
}

export interface InitialScript {
  src: string;
  /** Whether the script has executed. */
  hasRun: () => boolean;
}

/** Array in which webpack's runtime finds chunks that ran before it; the runtime replaces its `push`. */
const REGISTRY = 'webpackChunkapp_shell';

/** The scripts listed on the boot script's element. They may execute in any order. */
export function readInitialScripts(): InitialScript[] {
  const text = document.querySelector<HTMLScriptElement>('script[data-scripts]')?.dataset.scripts;
  const named = JSON.parse(text ?? '[]') as NamedScript[];
  const registry = window as unknown as Partial<Record<typeof REGISTRY, [ids: (number | string)[]][]>>;
  registry[REGISTRY] ??= [];
  const chunks = registry[REGISTRY];
  return named.map(({ src, chunk }) => ({
    src,
    hasRun: () =>
      chunk === undefined
        ? chunks.push !== Array.prototype.push
        : chunks.some(([ids]) => ids.includes(chunk)),
  }));
}

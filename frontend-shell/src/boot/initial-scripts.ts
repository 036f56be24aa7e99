/** A script of the shell that a page begins with, as `src/page.ejs` writes it. */
interface NamedScript {
  src: string;
  /** Id of webpack's chunk; the script without one holds webpack's runtime. */
  chunk?: number | string;
}

export interface InitialScript {
  src: string;
  /** Whether its code is here. */
  hasRun: () => boolean;
}

/** Where webpack's runtime finds the chunks that came before it; it puts a function of its own in place of `push`. */
const REGISTRY = 'webpackChunkapp_shell';

/** The scripts that the boot script's own element names. They may arrive in any order. */
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

import { useEffect, useState } from 'react';

/** Code that the first slide does without: fetched when somebody first touches the deck, so that it is here offline too. */
export interface Later<Module> {
  /** The module, once it has been fetched. */
  here: Module | undefined;
  /** Fetches it; asked again after a failure, it tries again. */
  load: () => Promise<Module>;
}

const all: Later<unknown>[] = [];

/** Declare it outside of components. */
export function later<Module>(fetch: () => Promise<Module>): Later<Module> {
  let loading: Promise<Module> | undefined;
  const one: Later<Module> = {
    here: undefined,
    load: () => {
      loading ??= fetch().then(
        (module) => {
          one.here = module;
          return module;
        },
        (failure: unknown) => {
          loading = undefined;
          throw failure;
        },
      );
      return loading;
    },
  };
  all.push(one);
  return one;
}

/** The signs of somebody who uses the deck. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown'] as const;

/** Fetches everything that was put off, at the first sign. What cannot be had then is asked for when it is needed. */
export function useLoadAll(): void {
  useEffect(() => {
    const stop = () => {
      for (const sign of SIGNS) document.removeEventListener(sign, load);
    };
    const load = () => {
      stop();
      for (const one of all) one.load().catch(() => undefined);
    };
    for (const sign of SIGNS) document.addEventListener(sign, load);
    return stop;
  }, []);
}

/** The module when it is here; a part that is on screen has it fetched. `onFailure` is called when it cannot be had. */
export function useLater<Module>(code: Later<Module>, onFailure: () => void): Module | undefined {
  const [here, setHere] = useState(code.here);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, when the part is shown
  useEffect(() => {
    if (here) return;
    let isWanted = true;
    code.load().then(
      (module) => isWanted && setHere(module),
      () => isWanted && onFailure(),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return here;
}

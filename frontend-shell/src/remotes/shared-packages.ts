interface SharedPackage {
  loaded?: boolean | undefined;
  loading?: Promise<unknown> | null | undefined;
}

/** Scope → package → version, as the federation runtime keeps them. */
export type SharedPackages = Record<string, Record<string, Record<string, SharedPackage>>>;

/**
 * The federation runtime keeps the promise of a shared package also when its code did not arrive, and every later try,
 * of any remote, would end with it. Without the promise the package is asked for again.
 */
export function forgetUnloaded(packages: SharedPackages): void {
  for (const scope of Object.values(packages)) {
    for (const versions of Object.values(scope)) {
      for (const one of Object.values(versions)) {
        if (!one.loaded) delete one.loading;
      }
    }
  }
}

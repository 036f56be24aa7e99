import type { Locale } from 'frontend-shared/i18n/locale';
import type { PageFile, PageFiles } from './compose-page';
import type { BuildManifest } from './job';

export interface Build {
  manifest: BuildManifest;
  /** URL of the build folder, with a trailing slash. */
  base: string;
}

interface Wanted {
  /** Parts of the layout, without the parts that they import. */
  frame: readonly string[];
  /** Parts of this page, with those that they import. */
  page: readonly string[];
}

/**
 * The files of a build that a page needs: scripts and styles of the named parts, and from the parts that the page
 * imports, the styles (their HTML is prerendered) and the messages in the page's language.
 *
 * @throws when a part is not in the build, since the page would lack its styles
 */
export function filesOf(
  { manifest, base }: Build,
  { frame, page }: Wanted,
  locale: Locale,
): Pick<PageFiles, 'styles' | 'scripts'> {
  const styles = new Set<string>();
  const scripts = new Set<string>();
  const partOf = (name: string) => {
    const part = manifest.parts[name];
    if (!part) throw new Error(`The build has no part ${name}.`);
    return part;
  };
  const addScripts = (name: string) => {
    for (const file of partOf(name).js) scripts.add(file);
  };
  [...frame, ...page].forEach(addScripts);
  for (const name of frame) for (const file of partOf(name).css) styles.add(file);

  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name) || !name.startsWith('src/')) return;
    seen.add(name);
    const { css, inside } = partOf(name);
    for (const file of css) styles.add(file);
    inside.forEach(visit);
  };
  page.forEach(visit);
  const messages = page.flatMap((name) => partOf(name).inside).filter((name) => isContent(name, locale));
  for (const name of messages) for (const file of partOf(name).js) scripts.add(file);

  const file = (name: string): PageFile => ({ address: base + name, name });
  return { styles: [...styles].map(file), scripts: [...scripts].map(file) };
}

function isContent(name: string, locale: Locale): boolean {
  return name.startsWith(`src/content/${locale}/`);
}

/** A variable of the environment that is no setting, and the one that was probably meant. */
export interface MisspeltSetting {
  name: string;
  meant: string;
}

/** Prefixes used by our settings only, by which a setting is recognised even if words are missing or added. */
const FAMILIES = ['RETENTION_', 'RAZORPAY_', 'DATA_ENCRYPTION_', 'CLAMAV_'];
/** Shorter names, such as PORT, resemble too many others. */
const MIN_LENGTH = 7;

/**
 * Unknown variables that look like a setting that is not set, and would otherwise be silently ignored. One that looks like
 * a setting that is set is left out: what was meant is known.
 *
 * @param known names of all settings
 */
export function misspeltSettings(
  environment: Readonly<Record<string, string | undefined>>,
  known: ReadonlySet<string>,
): MisspeltSetting[] {
  const isSet = (name: string) => (environment[name] ?? '').trim() !== '';
  const set = [...known].filter(isSet);
  const unset = [...known].filter((name) => !isSet(name));
  const isOfSet = (name: string) => set.some((setting) => isTypoOf(name, setting));
  return Object.keys(environment)
    .filter((name) => !known.has(name) && isSet(name) && !isOfSet(name.toUpperCase()))
    .flatMap((name) => {
      const meant = settingLike(name.toUpperCase(), unset);
      return meant === undefined ? [] : [{ name, meant }];
    });
}

function settingLike(name: string, settings: readonly string[]): string | undefined {
  const [nearest] = settings
    .filter((setting) => isTypoOf(name, setting) || isOfFamily(name, setting))
    .sort((a, b) => editDistance(name, a) - editDistance(name, b));
  return nearest;
}

function isTypoOf(name: string, setting: string): boolean {
  return setting.length >= MIN_LENGTH && editDistance(name, setting) <= toleranceFor(setting);
}

/** One letter in seven, two at most. */
function toleranceFor(setting: string): number {
  return Math.min(2, Math.floor(setting.length / MIN_LENGTH));
}

function isOfFamily(name: string, setting: string): boolean {
  return FAMILIES.some((family) => name.startsWith(family) && setting.startsWith(family));
}

/** Letters to add, leave out or replace so that one name becomes the other (Levenshtein). */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i += 1) {
    const above = row;
    row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = (above[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      row.push(Math.min(replaced, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
  }
  return row[to.length] ?? 0;
}

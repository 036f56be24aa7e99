import type { components } from 'frontend-shared/api/types.generated';
import type { NotedError } from './note-error';

export type ErrorReport = components['schemas']['BrowserErrorReport'];

/** Longest texts that the server takes, in UTF-16 units. */
const MAX = { message: 300, page: 100, script: 150 };
/** The address of a script, with the place in it where a stack names one. */
const PLACE = /(?:https?:\/\/[^/\s]+)?((?:\/[\w.-]+)+\.js\b)(?:\?[^\s():]*)?(?::(\d+):(\d+))?/;
/** Language and the first two parts; what follows is a record's id or a token. */
const PAGE = /^(\/hi(?=\/|$))?(\/[^/]*){0,2}/;
/** What somebody types word by word; names and the like, not the "a" that every message has. */
const MIN_WORD_LENGTH = 3;

/**
 * What the server is told of an error: no query, no fragment, and no value of a field on the page. Undefined
 * for what is not ours: scripts of browser extensions, and notices of the browser that name no script.
 */
export function reportOf([kind, thrown]: NotedError): ErrorReport | undefined {
  const event = thrown instanceof ErrorEvent ? thrown : undefined;
  const error: unknown = event?.error ?? thrown;
  const { stack = '' } = Object(error) as { stack?: unknown };
  const message = withoutTyped(
    error instanceof Error ? String(error) : (event?.message ?? `a thrown ${typeof error}`),
  );
  // A script that cannot be parsed has its place in the event only.
  const traces = [event && `${event.filename}:${event.lineno}:${event.colno}`, String(stack), message];
  if (traces.some((trace) => trace?.includes('-extension://'))) return undefined;
  const place = traces.map((trace) => PLACE.exec(trace ?? '')).find((found) => found !== null);
  const [, script, line, column] = place ?? [];
  if (!script && (kind === 'error' || kind === 'unhandled-rejection')) return undefined;
  return {
    kind,
    message: message.slice(0, MAX.message),
    page: (PAGE.exec(location.pathname)?.[0] || '/').slice(0, MAX.page),
    ...(script && script.length <= MAX.script && { script }),
    ...(line && { line: Number(line), column: Number(column) }),
    ...buildOf(),
  };
}

/** Messages of parsers and of our own may quote what they were given. */
function withoutTyped(message: string): string {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=checkbox]):not([type=radio])',
  );
  return [...fields]
    .flatMap(({ value }) => [value, ...value.split(/\s+/)])
    .filter((typed) => typed.length >= MIN_WORD_LENGTH)
    .reduce((text, typed) => text.split(typed).join('…'), message);
}

/** The shell's build, by the name of its main script. */
function buildOf(): { build?: string } {
  const { scripts = '' } = document.querySelector<HTMLScriptElement>('script[data-scripts]')?.dataset ?? {};
  const [, build] = /\/main\.([0-9a-f]+)\.js/.exec(scripts) ?? [];
  return build ? { build } : {};
}

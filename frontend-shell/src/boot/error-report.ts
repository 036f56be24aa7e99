import type { components } from 'frontend-shared/api/types.generated';
import type { NotedError } from './note-error';

export type ErrorReport = components['schemas']['BrowserErrorReport'];

/** Maximum lengths that the server accepts, in UTF-16 units. */
const MAX = { message: 300, page: 100, script: 150 };
/** URL of a script in a stack trace, with line and column if present. */
const SCRIPT_POSITION = /(?:https?:\/\/[^/\s]+)?((?:\/[\w.-]+)+\.js\b)(?:\?[^\s():]*)?(?::(\d+):(\d+))?/;
/** Language and the first two path segments; what follows may be a record id or a token. */
const PAGE = /^(\/hi(?=\/|$))?(\/[^/]*){0,2}/;
/** Shorter words are not redacted: words like "a" occur in every message. */
const MIN_WORD_LENGTH = 3;

/**
 * The report of an error for the server: without query, fragment and values of the page's fields. Undefined for errors
 * that the site did not cause: those of browser extensions, and browser messages without a script.
 */
export function reportOf([kind, thrown]: NotedError): ErrorReport | undefined {
  const event = thrown instanceof ErrorEvent ? thrown : undefined;
  const error: unknown = event?.error ?? thrown;
  const { stack = '' } = Object(error) as { stack?: unknown };
  const message = redactTyped(
    error instanceof Error ? String(error) : (event?.message ?? `a thrown ${typeof error}`),
  );
  // For a syntax error only the event has the position.
  const traces = [event && `${event.filename}:${event.lineno}:${event.colno}`, String(stack), message];
  if (traces.some((trace) => trace?.includes('-extension://'))) return undefined;
  const position = traces.map((trace) => SCRIPT_POSITION.exec(trace ?? '')).find((found) => found !== null);
  const [, script, line, column] = position ?? [];
  if (!script && (kind === 'error' || kind === 'unhandled-rejection')) return undefined;
  return {
    kind,
    message: message.slice(0, MAX.message),
    page: (PAGE.exec(location.pathname)?.[0] || '/').slice(0, MAX.page),
    ...(script && script.length <= MAX.script && { script }),
    ...(line && { line: Number(line), column: Number(column) }),
    ...shellBuild(),
  };
}

/** Replaces values of the page's fields, since error messages may quote their input. */
function redactTyped(message: string): string {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=checkbox]):not([type=radio])',
  );
  return [...fields]
    .flatMap(({ value }) => [value, ...value.split(/\s+/)])
    .filter((typed) => typed.length >= MIN_WORD_LENGTH)
    .reduce((text, typed) => text.split(typed).join('…'), message);
}

/** The shell's build: the content hash in the name of its main script. */
function shellBuild(): { build?: string } {
  const { scripts = '' } = document.querySelector<HTMLScriptElement>('script[data-scripts]')?.dataset ?? {};
  const [, build] = /\/main\.([0-9a-f]+)\.js/.exec(scripts) ?? [];
  return build ? { build } : {};
}

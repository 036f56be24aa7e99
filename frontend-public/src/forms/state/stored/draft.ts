import { draftKey } from 'frontend-shared/hydration/early-draft';
import type { CompiledForm, Values } from '../../rules/form-description';
import type { Attempt } from '../send-form';
import { isRecord, type SessionItem, sessionItem } from './session-item';

export interface Draft<T extends string> {
  values: Values<T>;
  /** Names of the chosen files, by field. The files themselves cannot be stored. */
  fileNames: Readonly<Record<string, string>>;
  /** How long the form had been on screen, in ms; a reload does not restart it. */
  elapsedMs: number;
  /** The last attempt to send it, so that the same content is stored only once even after a reload. */
  attempt?: Attempt | undefined;
}

/** The drafts of one form in session storage. */
export interface DraftStorage<T extends string> {
  /** Stores the draft for a reload, without secret fields and files. Removes it when nothing was typed. */
  save(draft: Draft<T>): void;
  load(): Draft<T> | null;
  clear(): void;
  /** The draft of an earlier visit, until it is restored, sent or cleared. */
  earlier: Omit<SessionItem<Draft<T>>, 'save'>;
  /**
   * Called when the page is left: the current draft becomes the earlier one, unless the form offers no drafts, or one
   * with more answers is still on offer.
   */
  moveToEarlier(): void;
}

/** Where the browser refuses storage, only the draft is lost. */
export function draftStorage<T extends string, F extends string>(
  compiled: CompiledForm<T, F>,
): DraftStorage<T> {
  const parse = (stored: Record<string, unknown>) =>
    isRecord(stored.values) ? readDraft(compiled, stored, stored.values) : null;
  const current = sessionItem<Draft<T>>(draftKey(compiled.id), parse);
  const earlier = sessionItem<Draft<T>>(`${compiled.id}-earlier`, parse);
  return {
    load: current.load,
    clear: current.clear,
    earlier,
    save: (draft) => {
      const open = {
        ...draft,
        values: { ...compiled.emptyValues, ...withoutSecrets(compiled, draft.values) },
      };
      if (answerCount(compiled, open) > 0) current.save(open);
      else current.clear();
    },
    moveToEarlier: () => {
      const draft = current.load();
      current.clear();
      if (!draft || compiled.noDraftOffer) return;
      const typed = withUncheckedBoxes(draft, compiled);
      const count = answerCount(compiled, typed);
      const offered = earlier.load();
      // A draft that is still on offer is not given up for a few letters.
      if (count > 0 && (!offered || count >= answerCount(compiled, offered))) earlier.save(typed);
    },
  };
}

/** How many fields are filled in, files included. */
function answerCount<T extends string, F extends string>(
  { texts, emptyValues }: CompiledForm<T, F>,
  { values, fileNames }: Draft<T>,
): number {
  return texts.filter((name) => values[name] !== emptyValues[name]).length + Object.keys(fileNames).length;
}

/** The draft with all checkboxes unchecked: consent must be given again. */
export function withUncheckedBoxes<T extends string, F extends string>(
  draft: Draft<T>,
  { texts, fields, emptyValues }: CompiledForm<T, F>,
): Draft<T> {
  const checkboxes = texts.filter((name) => fields[name].kind === 'checkbox');
  const unchecked = Object.fromEntries(checkboxes.map((name) => [name, emptyValues[name]]));
  return { ...draft, values: { ...draft.values, ...unchecked } };
}

/** The values that may be stored. */
function withoutSecrets<T extends string, F extends string>(
  compiled: CompiledForm<T, F>,
  values: Values<T>,
): Partial<Record<T, string>> {
  const open = compiled.texts.filter((name) => !compiled.fields[name].secret);
  return Object.fromEntries(open.map((name) => [name, values[name]])) as Partial<Record<T, string>>;
}

/** Accepts only known text fields, since storage may hold what an older version wrote. */
function readDraft<T extends string, F extends string>(
  compiled: CompiledForm<T, F>,
  stored: Record<string, unknown>,
  values: Record<string, unknown>,
): Draft<T> {
  const known = compiled.texts.filter(
    (name) => typeof values[name] === 'string' && !compiled.fields[name].secret,
  );
  const { fileNames } = stored;
  const lost = compiled.files.flatMap((name) => {
    const file = isRecord(fileNames) ? fileNames[name] : undefined;
    return typeof file === 'string' ? [[name, file]] : [];
  });
  return {
    values: { ...compiled.emptyValues, ...Object.fromEntries(known.map((name) => [name, values[name]])) },
    fileNames: Object.fromEntries(lost),
    elapsedMs: isDuration(stored.elapsedMs) ? stored.elapsedMs : 0,
    attempt: isAttempt(stored.attempt) ? stored.attempt : undefined,
  };
}

function isAttempt(stored: unknown): stored is Attempt {
  return (
    isRecord(stored) &&
    typeof stored.content === 'string' &&
    typeof stored.idempotencyKey === 'string' &&
    isDuration(stored.elapsedMs)
  );
}

function isDuration(stored: unknown): stored is number {
  return typeof stored === 'number' && stored >= 0;
}

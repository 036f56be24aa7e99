import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import type { Colleague } from '../../../data/records/records';

/** Maximum number of suggestions; typing more letters narrows the list. */
const MAX_SUGGESTIONS = 6;

/** A mention being typed: the position of its `@` and the text after it. */
interface TypedMention {
  at: number;
  query: string;
}

/** The mention at the cursor. Its `@` is at the start of the text, or follows whitespace, `(`, `,` or `;`. */
function typedMention(text: string, cursor: number): TypedMention | undefined {
  const query = /(?:^|[\s(,;])@([^\s@]*(?:@[^\s@]*)?)$/.exec(text.slice(0, cursor))?.[1];
  return query === undefined ? undefined : { at: cursor - query.length - 1, query: query.toLowerCase() };
}

/**
 * Colleagues to choose from while a mention is being typed.
 * @param insert replaces the typed mention by an address
 */
export function useMentionList(
  colleagues: readonly Colleague[],
  insert: (email: string, from: number, to: number) => void,
) {
  const [typed, setTyped] = useState<TypedMention & { cursor: number }>();
  const [active, setActive] = useState(0);
  const suggestions = typed
    ? colleagues
        .filter(({ email }) => email.includes(typed.query) && email !== typed.query)
        .slice(0, MAX_SUGGESTIONS)
    : [];
  const close = () => setTyped(undefined);

  function choose(email: string) {
    if (typed) insert(email, typed.at, typed.cursor);
    close();
  }

  /** Handles a key pressed in the field. Returns true if the list used it. */
  function handleKey(event: KeyboardEvent): boolean {
    if (suggestions.length === 0 || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing)
      return false;
    const last = suggestions.length - 1;
    if (event.key === 'ArrowDown') setActive(active >= last ? 0 : active + 1);
    else if (event.key === 'ArrowUp') setActive(active === 0 ? last : active - 1);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' || event.key === 'Tab') choose(suggestions[active]?.email ?? '');
    else return false;
    event.preventDefault();
    return true;
  }

  return {
    suggestions,
    active,
    /** To be called whenever the text or the cursor changes. */
    update: (text: string, cursor: number) => {
      const found = typedMention(text, cursor);
      if (found?.query !== typed?.query) setActive(0);
      setTyped(found && { ...found, cursor });
    },
    handleKey,
    choose,
    close,
  };
}

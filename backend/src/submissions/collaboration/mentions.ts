import type { Colleague } from '../record/values/colleague.js';

/** What an e-mail address goes on with: behind one of these begins no mention, and before one of these ends none. */
const INSIDE_ADDRESS = /[\p{L}\p{M}\p{N}@_%+-]/u;

/** The colleagues whom a text names as `@name@example.org`, in the order of the list. */
export function mentionsIn<C extends Pick<Colleague, 'email'>>(text: string, colleagues: readonly C[]): C[] {
  const folded = text.toLowerCase();
  return colleagues.filter(({ email }) => names(folded, `@${email}`));
}

function names(text: string, mention: string): boolean {
  for (let at = text.indexOf(mention); at !== -1; at = text.indexOf(mention, at + 1)) {
    const before = text.charAt(at - 1);
    const after = text.slice(at + mention.length);
    if (!INSIDE_ADDRESS.test(before) && !goesOn(after)) return true;
  }
  return false;
}

/** Whether the address is longer than what was found of it; a full stop may also end the sentence. */
function goesOn(after: string): boolean {
  return INSIDE_ADDRESS.test(after.charAt(0)) || /^\.[\p{L}\p{N}]/u.test(after);
}

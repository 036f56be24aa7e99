import type { Colleague } from '../record/values/colleague.js';

/** Characters that continue an e-mail address: no mention starts after one or ends before one. */
const INSIDE_ADDRESS = /[\p{L}\p{M}\p{N}@_%+-]/u;

/** The colleagues mentioned in a text as `@name@example.org`, in the order of the list. */
export function mentionsIn<C extends Pick<Colleague, 'email'>>(text: string, colleagues: readonly C[]): C[] {
  const folded = text.toLowerCase();
  return colleagues.filter(({ email }) => names(folded, `@${email}`));
}

function names(text: string, mention: string): boolean {
  for (let at = text.indexOf(mention); at !== -1; at = text.indexOf(mention, at + 1)) {
    const before = text.charAt(at - 1);
    const after = text.slice(at + mention.length);
    if (!INSIDE_ADDRESS.test(before) && !continuesAddress(after)) return true;
  }
  return false;
}

/** Whether the address continues after the match; a full stop may also end the sentence. */
function continuesAddress(after: string): boolean {
  return INSIDE_ADDRESS.test(after.charAt(0)) || /^\.[\p{L}\p{N}]/u.test(after);
}

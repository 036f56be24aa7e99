import { SaxesParser } from 'saxes';
import { damaged } from './container.js';

/** Lists of parts are two levels deep; within thousands a parser looks for each prefix again in all of them. */
const DEEPEST = 16;
/** Attributes of one element; a relation has four. */
const MAX_ATTRIBUTES = 32;

/** Attributes by their local name in lower case, whatever their prefix. */
export type Attributes = ReadonlyMap<string, string>;

/**
 * Reads the elements of a short XML part as office programs do: prefixes, quotes and character references make no
 * difference. The five entities of XML are the only ones; a part that declares others is refused.
 *
 * @param take is given each element by its local name in lower case
 * @throws RefusedDocument when it cannot be read for certain
 */
export function readElements(xml: string, take: (name: string, attributes: Attributes) => void): void {
  const parser = new SaxesParser({ xmlns: true, position: false });
  let depth = 0;
  let attributes = 0;
  parser.on('error', () => refuse());
  parser.on('doctype', () => refuse());
  parser.on('opentagstart', () => {
    depth += 1;
    attributes = 0;
    if (depth > DEEPEST) refuse();
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > MAX_ATTRIBUTES) refuse();
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  parser.on('opentag', ({ local, attributes: read }) => {
    const byName = new Map<string, string>();
    for (const { local: name, value, prefix } of Object.values(read)) {
      if (prefix === 'xmlns' || name === 'xmlns') continue;
      // The same name twice, in other case or under a prefix: programs differ in which of them counts.
      if (byName.has(name.toLowerCase())) refuse();
      byName.set(name.toLowerCase(), value);
    }
    take(local.toLowerCase(), byName);
  });
  parser.write(xml).close();
}

function refuse(): never {
  throw damaged('document');
}

import { SaxesParser } from 'saxes';
import { damaged } from './container.js';

/** Lists of parts have two levels; with thousands, a parser would search all of them for each prefix. */
const MAX_DEPTH = 16;
/** Maximum number of attributes of an element; a relation has four. */
const MAX_ATTRIBUTES = 32;

/** Attributes by local name in lower case, ignoring prefixes. */
export type Attributes = ReadonlyMap<string, string>;

/**
 * Reads the elements of a short XML part as office programs do, ignoring differences in prefixes, quotes and
 * character references. Only the five entities of XML are allowed; a part that declares others is refused.
 * @param take called with each element's local name in lower case
 * @throws RefusedDocument when it cannot be read unambiguously
 */
export function readElements(xml: string, take: (name: string, attributes: Attributes) => void): void {
  const parser = new SaxesParser({ xmlns: true, position: false });
  let depth = 0;
  let attributes = 0;
  parser.on('error', () => refuse());
  parser.on('doctype', () => refuse());
  parser.on('xmldecl', ({ encoding }) => refuseEncoding(encoding ?? 'UTF-8'));
  parser.on('opentagstart', () => {
    depth += 1;
    attributes = 0;
    if (depth > MAX_DEPTH) refuse();
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
      // The same name twice, with another case or prefix: programs differ in which one they use.
      if (byName.has(name.toLowerCase())) refuse();
      byName.set(name.toLowerCase(), value);
    }
    take(local.toLowerCase(), byName);
  });
  parser.write(xml).close();
}

/** Encodings in which markup has the same bytes as in ASCII. */
const LIKE_ASCII = /^(utf-?8|(us-)?ascii|iso-8859-\d{1,2}|windows-\d{3,4}|cp\d{3,4})$/i;

/** Refuses a part that declares an encoding such as UTF-7, in which another program would read other elements. */
export function refuseEncoding(encoding: string): void {
  if (!LIKE_ASCII.test(encoding)) refuse();
}

function refuse(): never {
  throw damaged('document');
}

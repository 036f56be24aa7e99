import { packsFile, saveDifferently } from './refused-document.js';

/** What a document may point to outside of itself: an address somebody may press, a picture that is shown. */
const HARMLESS_OUTSIDE = /\/(hyperlink|image)$/i;
/** A template on the writer's own disk, as Word notes it: found nowhere else, so nothing is loaded. */
const OWN_TEMPLATE = /^(file:\/{3}[a-z]:|[a-z]:\\|[^:/\\&]+$)/i;

/** Tables and texts packed inside, as charts have them; anything else could be a program. */
export function isOfficeFile(name: string): boolean {
  return /\.(xlsx|docx|pptx)$/i.test(name);
}

/**
 * Refuses what Word would load, or run when it is pressed, from a part's list of relations (`.rels`): templates and objects
 * from other places, and packed files that are no office files.
 */
export function refuseRelations(list: string): void {
  for (const [relation] of list.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/gi)) {
    const type = attribute(relation, 'Type');
    const target = attribute(relation, 'Target');
    const isOutside = /^external$/i.test(attribute(relation, 'TargetMode'));
    if (isOutside && !HARMLESS_OUTSIDE.test(type) && !isOwnTemplate(type, target)) throw loadsFromOutside();
    if (!isOutside && /\/(oleObject|package)$/i.test(type) && !isOfficeFile(target)) throw packsFile();
  }
}

function isOwnTemplate(type: string, target: string): boolean {
  return /\/attachedTemplate$/i.test(type) && OWN_TEMPLATE.test(target);
}

function attribute(element: string, name: string): string {
  return (
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(element)?.slice(1).find(Boolean) ?? ''
  );
}

function loadsFromOutside(): Error {
  return saveDifferently(
    'active-content',
    'This document loads a template or an object from another place. Please save it as PDF and try again.',
  );
}

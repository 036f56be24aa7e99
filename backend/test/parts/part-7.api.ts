import path from 'node:path';
import { describePart } from '../support/run/describe-part.js';

describePart(import.meta.filename, {
  folder: path.resolve(import.meta.dirname, '..'),
  ending: '.api.spec.ts',
});

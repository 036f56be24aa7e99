import path from 'node:path';
import { describePart } from '../support/run/describe-part.js';

describePart(import.meta.filename, {
  folder: path.resolve(import.meta.dirname, '../../src'),
  ending: '.spec.ts',
  // It replaces modules that other files have loaded.
  except: '.alone.spec.ts',
});

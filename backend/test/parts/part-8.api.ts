import { describePart } from '../support/run/describe-part.js';

describePart(import.meta.filename);

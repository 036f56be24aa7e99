import type * as LoggedLines from './logged-lines.js';

// Before the application is loaded, of which test files share one.
jest.mock('pino', () => jest.requireActual<typeof LoggedLines>('./logged-lines.js').recordingPino());

import './logged-lines.js';

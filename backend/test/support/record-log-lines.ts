import type * as LoggedLines from './logged-lines.js';

// Before the application is loaded, which test files share.
jest.mock('pino', () => jest.requireActual<typeof LoggedLines>('./logged-lines.js').recordingPino());

import './logged-lines.js';

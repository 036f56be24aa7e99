import type * as LoggedLines from '../logged-lines.js';

// Must run before the application is loaded, because the test files of a folder share the loaded modules.
jest.mock('pino', () => jest.requireActual<typeof LoggedLines>('../logged-lines.js').recordingPino());

import '../logged-lines.js';

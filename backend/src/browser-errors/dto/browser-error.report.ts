import { field } from '../../common/fields/field.js';
import { PlainText, patternField } from '../../common/fields/text-fields.js';
import { OneOf, WholeNumber } from '../../common/fields/value-fields.js';

/** Kinds of browser errors. */
export const BROWSER_ERROR_KINDS = ['script-lost', 'error', 'unhandled-rejection', 'remote-failed'] as const;
export type BrowserErrorKind = (typeof BROWSER_ERROR_KINDS)[number];

/** UTF-16 units; the browser cuts longer messages. */
const MAX_MESSAGE_LENGTH = 300;
/** Lines and columns of minified scripts. */
const MAX_POSITION = 99_999_999;

/** An error as the shell reports it. It is written to the log and kept nowhere else. */
export class BrowserErrorReport {
  @OneOf(BROWSER_ERROR_KINDS, {
    description:
      '`script-lost`: a script could not be loaded, retries included. `error`, `unhandled-rejection`: an uncaught error or promise rejection. `remote-failed`: an error message is shown in place of a remote, or of a page of the console.',
  })
  kind!: BrowserErrorKind;

  // Taken as it was thrown, including line breaks and broken characters; the log strips it.
  @field(
    { description: 'Name and message of the error.', example: 'TypeError: x is not a function' },
    {
      verbatim: true,
      rule: (value) =>
        typeof value === 'string' && value.length <= MAX_MESSAGE_LENGTH
          ? undefined
          : `must be text of at most ${MAX_MESSAGE_LENGTH} characters.`,
      api: { type: 'string', minLength: 1, maxLength: MAX_MESSAGE_LENGTH },
    },
  )
  message!: string;

  @PlainText({
    max: 100,
    description: 'Path of the page, without query and fragment. Logged as the matching route.',
    example: '/hi/apply',
  })
  page!: string;

  @patternField(
    { optional: true, description: 'Path of the script including the hash in its name, without query.' },
    {
      pattern: '^(?=.{1,150}$)/(?:[A-Za-z0-9_.-]+/)*[A-Za-z0-9_.-]+\\.js$',
      complaint: 'must be the path of a script.',
      example: '/remotes/public/assets/483.0a1b2c3d.js',
    },
  )
  script?: string;

  @WholeNumber({
    optional: true,
    min: 0,
    max: MAX_POSITION,
    description: 'Line number in the script.',
    example: 1,
  })
  line?: number;

  @WholeNumber({
    optional: true,
    min: 0,
    max: MAX_POSITION,
    description: 'Column number in that line.',
    example: 20481,
  })
  column?: number;

  @patternField(
    { optional: true, description: 'Build of the shell: the hash in the name of its main script.' },
    { pattern: '^[0-9a-f]{8,20}$', complaint: 'must be a hash.', example: '0a1b2c3d' },
  )
  build?: string;
}

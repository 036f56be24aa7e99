import fc, { type Arbitrary } from 'fast-check';

/** Text that breaks programs: lone surrogates, control characters, operators, unusual digits, sheer length. */
export const hostileText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...['', ' ', '\t\r\n', '\u0000', '\ud800', 'a\udfffb', '\ufeff', '\u200b', '\ufffd', '\u2028'],
    ...[
      '\u202egnp.exe',
      'e\u0301'.repeat(40),
      'क्\u200dष',
      '👩‍👩‍👧‍👦',
      '९८७६५४३२१०',
      '１２３',
      'x'.repeat(33_000),
    ],
    ...['{"$gt":""}', '$where', '__proto__', 'constructor', '[object Object]', 'undefined', 'null', 'true'],
    ...['NaN', '1e999', '-0', '0x10', '+919876543210', '9876543210 ', '=1+1', '<script>alert(1)</script>'],
    ...["' OR 1=1 --", '../../etc/passwd', '%00', 'a@b', 'a@b.c\r\nBcc: d@e.fg', '"a b"@example.org'],
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  // Arbitrary UTF-16 code units, including lone surrogates.
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
    .map((units) => String.fromCharCode(...units)),
  fc.integer({ min: 1, max: 4_000 }).map((length) => 'क'.repeat(length)),
);

/** Property names with a special meaning in object merging, database queries or prototypes. */
export const hostileName: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', ' ', '$where', '$set'],
    ...['a.b', 'a[b]', 'a[]', '_id', 'status', 'suspect', 'reference', 'pendingEffects', 'idempotencyKey'],
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

const operator: Arbitrary<unknown> = fc.constantFrom<unknown>(
  ...[{ $gt: '' }, { $ne: null }, { $where: 'sleep(1000)' }, { $regex: '(a+)+$' }, { $in: ['new'] }],
);

/** Arrays nested 5 to 400 levels deep. */
const deepNesting: Arbitrary<unknown> = fc
  .integer({ min: 5, max: 400 })
  .map((depth) => JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`) as unknown);

/** JSON values that a field is unlikely to expect. */
export const hostileValue: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  fc.constantFrom<unknown>(
    ...[null, true, false, 0, -1, 0.5, 1e308, 5e-324, 2 ** 53, -(2 ** 63), [], {}, [[]], [null], ['a', 'b']],
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  operator,
  deepNesting,
  fc.jsonValue({ maxDepth: 3 }),
);

import { Email, IndianMobile, Pan, PersonName, PinCode, PlainText, RecordId, Secret } from './text-fields.js';
import { Agreed, Ignored, ManyOf, OneOf, OneOfNumbers, WholeNumber, YesNo } from './value-fields.js';

/** The API description of a field with this decorator. */
function published(decorator: PropertyDecorator): Record<string, unknown> {
  class Form {}
  decorator(Form.prototype, 'field');
  return Reflect.getMetadata('swagger/apiModelProperties', Form.prototype, 'field');
}

const text = { type: 'string', required: true };
const names = '^[^<>{}\\[\\]\\\\|^~]*$';

describe('the API description states that', () => {
  test.each<[string, PropertyDecorator, object]>([
    ['a text has a maximum length', PlainText({ max: 5 }), { ...text, minLength: 1, maxLength: 5 }],
    ['a text has a minimum length', PlainText({ max: 5, min: 2 }), { ...text, minLength: 2, maxLength: 5 }],
    [
      'a name excludes some characters',
      PersonName(),
      { ...text, minLength: 2, maxLength: 100, pattern: names },
    ],
    ['a mobile number has ten digits', IndianMobile(), { ...text, ...exactly(10, '^[6-9][0-9]{9}$') }],
    ['a PIN code has six digits', PinCode(), { ...text, ...exactly(6, '^[1-9][0-9]{5}$') }],
    ['a PAN has ten characters', Pan(), { ...text, ...exactly(10, '^[A-Z]{5}[0-9]{4}[A-Z]$') }],
    ['a record id has 24 hexadecimal digits', RecordId(), { ...text, ...exactly(24, '^[0-9a-f]{24}$') }],
    [
      'a password has a maximum length',
      Secret(),
      { ...text, format: 'password', minLength: 1, maxLength: 256 },
    ],
    [
      'a password has the given length limits',
      Secret({ min: 12, max: 64 }),
      { ...text, format: 'password', minLength: 12, maxLength: 64 },
    ],
    ['a choice is one of a list', OneOf(['a', 'b']), { ...text, enum: ['a', 'b'] }],
    ['a number is one of a list', OneOfNumbers([1, 5]), { type: 'integer', required: true, enum: [1, 5] }],
    [
      'a selection contains values of a list',
      ManyOf(['a', 'b']),
      { type: 'array', required: true, items: { type: 'string', enum: ['a', 'b'] } },
    ],
    [
      'a number has bounds',
      WholeNumber({ min: 1, max: 5 }),
      { type: 'integer', required: true, minimum: 1, maximum: 5 },
    ],
    ['a switch is true or false', YesNo(), { type: 'boolean', required: true }],
    ['a consent is true', Agreed('Please agree.'), { type: 'boolean', required: true, enum: [true] }],
  ])('%s', (_, decorator, rule) => {
    const { example: _example, isArray: _isArray, ...schema } = published(decorator);
    expect(schema).toEqual(rule);
  });

  test('an e-mail address matches a pattern', () => {
    const { pattern, isArray: _isArray, ...schema } = published(Email());
    expect(schema).toEqual({ ...text, format: 'email', maxLength: 254, example: 'asha@example.org' });
    expect('asha@example.org').toMatch(new RegExp(String(pattern)));
    expect('asha@example').not.toMatch(new RegExp(String(pattern)));
  });
});

function exactly(length: number, pattern: string): object {
  return { minLength: length, maxLength: length, pattern };
}

describe('the API description of a field', () => {
  test('marks it as optional and includes its description, example and extensions', () => {
    const schema = published(
      PlainText({
        max: 5,
        optional: true,
        description: 'How it goes on.',
        example: 'on',
        extensions: { 'x-rows': 3 },
      }),
    );
    expect(schema).toMatchObject({
      required: false,
      description: 'How it goes on.',
      example: 'on',
      'x-rows': 3,
    });
  });

  test('omits a description and an example that were not given', () => {
    const schema = published(PlainText({ max: 5 }));
    expect(schema).not.toHaveProperty('description');
    expect(schema).not.toHaveProperty('example');
  });

  test('refers to its enum by name, if it has one', () => {
    for (const list of [
      OneOf(['a'], { enumName: 'Letter' }),
      OneOfNumbers([1], { enumName: 'Letter' }),
      ManyOf(['a'], { enumName: 'Letter' }),
    ]) {
      expect(published(list)).toMatchObject({ enumName: 'Letter' });
    }
  });

  test('marks it as deprecated if it is only accepted from older clients', () => {
    expect(published(Ignored('level 1'))).toMatchObject({
      type: 'string',
      deprecated: true,
      required: false,
      example: 'level 1',
      description: 'Accepted from older clients and ignored.',
    });
  });

  test.each([
    [IndianMobile(), '9876543210'],
    [PinCode(), '844101'],
    [Pan(), 'ABCDE1234F'],
    [RecordId(), '65f1c0ffee65f1c0ffee65f1'],
  ])('has an example of the right format: %#', (decorator, example) => {
    expect(published(decorator)).toMatchObject({ example });
  });
});

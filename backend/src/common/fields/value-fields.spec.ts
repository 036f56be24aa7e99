import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Agreed, Ignored, ManyOf, OneOf, OneOfNumbers, WholeNumber, YesNo } from './value-fields.js';

class Form {
  @OneOf(['new', 'read'], { optional: true, anyCase: true })
  status?: string;

  @OneOf(['cod'], { optional: true, refused: { upi: 'UPI is coming soon.' } })
  method?: string;

  @OneOfNumbers([1, 2, 5], { optional: true })
  shares?: number;

  @ManyOf(['a:read', 'b:read'], { optional: true })
  permissions?: string[];

  @WholeNumber({ min: 1, max: 5, optional: true, tooMany: 'Maximum 5 combos per subscription' })
  quantity?: number;

  @WholeNumber({ min: -3, max: 9, optional: true })
  place?: number;

  @YesNo({ optional: true })
  undoable?: boolean;

  @Agreed('Please agree to the terms.')
  terms!: boolean;

  @Ignored('new')
  level?: unknown;
}

const read = (input: object) => plainToInstance(Form, { terms: true, ...input });
const messagesFor = (input: object) =>
  validateSync(read(input)).flatMap((one) => Object.values(one.constraints ?? {}));

describe('a value', () => {
  test.each([
    [{ status: 'READ' }, { status: 'read' }],
    [{ status: 'new' }, { status: 'new' }],
    [{ status: ' Read ' }, { status: 'read' }],
    [{ shares: '5' }, { shares: 5 }],
    [{ shares: ' 5 ' }, { shares: 5 }],
    [{ shares: 2 }, { shares: 2 }],
    [{ quantity: '1' }, { quantity: 1 }],
    [{ quantity: 5 }, { quantity: 5 }],
    [{ place: '-3' }, { place: -3 }],
    [{ place: '09' }, { place: 9 }],
    [{ undoable: 'true' }, { undoable: true }],
    [{ undoable: 'false' }, { undoable: false }],
    [{ undoable: false }, { undoable: false }],
    [{ terms: 'true' }, { terms: true }],
    [{ permissions: ['b:read', 'a:read'] }, { permissions: ['b:read', 'a:read'] }],
    [{ permissions: [] }, { permissions: [] }],
    [{ level: { $gt: 1 } }, { level: undefined }],
  ])('%j is read as %j', (input, value) => {
    expect(messagesFor(input)).toEqual([]);
    expect(read(input)).toMatchObject(value);
  });

  test.each([
    [{ status: 'open' }, 'Status must be one of: new, read.'],
    [{ status: 7 }, 'Status must be one of: new, read.'],
    [{ method: 'COD' }, 'Method must be one of: cod.'],
    [{ method: 'upi' }, 'UPI is coming soon.'],
    [{ shares: '3' }, 'Shares must be one of: 1, 2, 5.'],
    [{ shares: '5x' }, 'Shares must be one of: 1, 2, 5.'],
    [{ shares: 'x5' }, 'Shares must be one of: 1, 2, 5.'],
    [{ shares: '0x5' }, 'Shares must be one of: 1, 2, 5.'],
    [{ shares: '5e0' }, 'Shares must be one of: 1, 2, 5.'],
    [{ shares: true }, 'Shares must be one of: 1, 2, 5.'],
    [{ permissions: 'a:read' }, 'Permissions must be a list.'],
    [{ permissions: ['a:read', 'c:read'] }, 'Permissions may hold only: a:read, b:read.'],
    [{ permissions: ['a:read', 'a:read'] }, 'Permissions must not hold a value twice.'],
    [{ permissions: ['c:read', 'd:read', 'e:read'] }, 'Permissions may hold only: a:read, b:read.'],
    [{ quantity: '0' }, 'Quantity must be a whole number from 1 to 5.'],
    [{ quantity: '6' }, 'Maximum 5 combos per subscription'],
    [{ quantity: '1.5' }, 'Quantity must be a whole number from 1 to 5.'],
    [{ quantity: 6.5 }, 'Quantity must be a whole number from 1 to 5.'],
    [{ quantity: '9'.repeat(16) }, 'Quantity must be a whole number from 1 to 5.'],
    [{ place: '10' }, 'Place must be a whole number from -3 to 9.'],
    [{ place: '-4' }, 'Place must be a whole number from -3 to 9.'],
    [{ undoable: 'yes' }, 'Undoable must be true or false.'],
    [{ undoable: 1 }, 'Undoable must be true or false.'],
    [{ terms: 'false' }, 'Please agree to the terms.'],
    [{ terms: 1 }, 'Please agree to the terms.'],
    [{ terms: undefined }, 'Please agree to the terms.'],
  ])('%j is rejected with one message', (input, sentence) => {
    expect(messagesFor(input)).toEqual([sentence]);
  });
});

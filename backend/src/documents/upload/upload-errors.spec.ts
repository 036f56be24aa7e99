import { APPLICATION_DOCUMENT } from '../../factory-applications/application-document.js';
import { uploadError } from './upload-errors.js';

const outcome = (error: unknown) => uploadError(error, 'document', APPLICATION_DOCUMENT);

describe('an upload that fails', () => {
  it.each([
    ['a full disk', Object.assign(new Error('write'), { code: 'ENOSPC', syscall: 'write' })],
    ['an exhausted quota', Object.assign(new Error('write'), { code: 'EDQUOT', syscall: 'write' })],
  ])('because of %s is answered with 507 and an error on the field', (_what, error) => {
    expect(outcome(error)).toMatchObject({
      status: 507,
      fields: { document: [expect.stringContaining('can be sent without it')] },
    });
  });

  it('because of another disk error is answered with 500', () => {
    expect(outcome(Object.assign(new Error('open'), { code: 'EACCES', syscall: 'open' })).status).toBe(500);
  });

  it('because the connection broke is answered with 400', () => {
    expect(outcome(Object.assign(new Error('read'), { code: 'ECONNRESET', syscall: 'read' })).status).toBe(
      400,
    );
    expect(outcome(new Error('Request aborted')).status).toBe(400);
  });
});

import { installUploads, lastUpload } from '../../../test/upload-server';
import { askCode } from './track-forms';

beforeEach(() => {
  installUploads();
  askCode.open();
});
afterEach(() => askCode.leave());

it.each([
  'sp-7k3m9q',
  ' SP 7K3M9Q ',
  'sp7k3m9q',
  'SP-7K3M9Q',
  'SP\u20137K3M9Q',
  '#SP-7K3M9Q.',
  'SP/7K3M9Q',
  '“SP-7K3M9Q”,',
])('accepts the reference typed as “%s”', (typed) => {
  askCode.type('reference', typed);
  askCode.type('email', 'anita@example.org');
  void askCode.submit('en');
  expect(lastUpload().json).toEqual({ reference: 'SP-7K3M9Q', email: 'anita@example.org' });
});

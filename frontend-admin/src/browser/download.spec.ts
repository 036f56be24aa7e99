import { downloadBlob } from './download';

afterEach(() => jest.useRealTimers());

it('keeps a file in memory for browsers that read it some seconds later, and then lets go of it', () => {
  jest.useFakeTimers();
  const revoked: string[] = [];
  URL.createObjectURL = () => 'blob:codes';
  URL.revokeObjectURL = (address) => revoked.push(address);
  HTMLAnchorElement.prototype.click = () => undefined;
  downloadBlob(new Blob(['codes']), 'codes.txt');
  jest.advanceTimersByTime(30_000);
  expect(revoked).toEqual([]);
  jest.advanceTimersByTime(30_000);
  expect(revoked).toEqual(['blob:codes']);
});

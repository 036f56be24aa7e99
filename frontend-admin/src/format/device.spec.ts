import { deviceWords } from './device';

describe('the device of a login', () => {
  it('is named in the language of the console', () => {
    expect(deviceWords('Chrome on Android', 'en')).toBe('Chrome on Android');
    expect(deviceWords('Chrome on Android', 'hi')).toBe('Android पर Chrome');
  });

  it('is only the browser when the operating system is unknown', () => {
    expect(deviceWords('Firefox', 'hi')).toBe('Firefox');
  });
});

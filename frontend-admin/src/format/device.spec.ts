import { deviceWords } from './device';

describe('the device of a login', () => {
  it('is named in the language of the console', () => {
    expect(deviceWords('Chrome on Android', 'en')).toBe('Chrome on Android');
    expect(deviceWords('Chrome on Android', 'hi')).toBe('Android पर Chrome');
  });

  it('is the browser alone where the system is not known', () => {
    expect(deviceWords('Firefox', 'hi')).toBe('Firefox');
  });
});

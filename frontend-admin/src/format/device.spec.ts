import { deviceLabel } from './device';

describe('the device of a login', () => {
  it('is named in the language of the console', () => {
    expect(deviceLabel('Chrome on Android', 'en')).toBe('Chrome on Android');
    expect(deviceLabel('Chrome on Android', 'hi')).toBe('Android पर Chrome');
  });

  it('is only the browser when the operating system is unknown', () => {
    expect(deviceLabel('Firefox', 'hi')).toBe('Firefox');
  });
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { link, renderShell } from '../../test/render-shell';
import type * as Messages from './messages';

test('a switch to a language whose messages are not loaded waits for them, without React warnings', async () => {
  const warnings = jest.spyOn(console, 'error');
  const user = userEvent.setup();
  renderShell('/about');
  await user.click(link('हिन्दी'));
  expect(await screen.findByText('एडमिन पोर्टल', { selector: 'a' })).toBeInTheDocument();
  await user.click(link('English'));
  expect(await screen.findByText('Admin Portal', { selector: 'a' })).toBeInTheDocument();
  expect(warnings).not.toHaveBeenCalled();
});

describe('when the Hindi messages fail to load', () => {
  let requests = 0;
  let isAvailable = false;
  let messages: typeof Messages;

  beforeEach(() => {
    jest.useFakeTimers();
    requests = 0;
    isAvailable = false;
    jest.resetModules();
    jest.isolateModules(() => {
      jest.doMock('./hi/shell', () => {
        requests += 1;
        if (!isAvailable) throw new Error('503');
        return { shell: { loading: 'लोड हो रहा है' } };
      });
      messages = require('./messages');
    });
  });
  afterEach(() => {
    jest.dontMock('./hi/shell');
    jest.useRealTimers();
  });
  const loadingText = () => messages.shellMessages('hi').loading;

  test('a prerendered Hindi page waits for them and never falls back to English', async () => {
    const onLoaded = jest.fn();
    void messages.loadShellMessages('hi').then(onLoaded);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(onLoaded).not.toHaveBeenCalled();
    expect(requests).toBeGreaterThan(3);
    isAvailable = true;
    await jest.advanceTimersByTimeAsync(3_000);
    expect(onLoaded).toHaveBeenCalled();
    expect(loadingText()).toBe('लोड हो रहा है');
  });

  test('a client-rendered page shows English after 5 s, and Hindi once it is loaded', async () => {
    const onLoaded = jest.fn();
    void messages.loadShellMessagesOrEnglish('hi').then(onLoaded);
    await jest.advanceTimersByTimeAsync(4_999);
    expect(onLoaded).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(onLoaded).toHaveBeenCalled();
    expect(loadingText()).toBe(messages.shellMessages('en').loading);
    isAvailable = true;
    await jest.advanceTimersByTimeAsync(3_000);
    expect(loadingText()).toBe('लोड हो रहा है');
  });
});

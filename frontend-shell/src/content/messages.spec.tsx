import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../../test/render-shell';
import type * as Messages from './messages';

test('a switch to a language whose messages are not loaded waits for them, without React warnings', async () => {
  const complaints = jest.spyOn(console, 'error');
  const user = userEvent.setup();
  renderShell('/about');
  await user.click(screen.getByRole('link', { name: 'हिन्दी' }));
  expect(await screen.findByRole('link', { name: 'एडमिन पोर्टल' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'English' }));
  expect(await screen.findByRole('link', { name: 'Admin Portal' })).toBeInTheDocument();
  expect(complaints).not.toHaveBeenCalled();
});

describe('when the Hindi messages fail to load', () => {
  let asked = 0;
  let here = false;
  let messages: typeof Messages;

  beforeEach(() => {
    jest.useFakeTimers();
    asked = 0;
    here = false;
    jest.resetModules();
    jest.isolateModules(() => {
      jest.doMock('./hi/shell', () => {
        asked += 1;
        if (!here) throw new Error('503');
        return { shell: { loading: 'लोड हो रहा है' } };
      });
      messages = require('./messages');
    });
  });
  afterEach(() => {
    jest.dontMock('./hi/shell');
    jest.useRealTimers();
  });
  const said = () => messages.shellMessages('hi').loading;

  test('a prerendered Hindi page waits for them and never falls back to English', async () => {
    const arrived = jest.fn();
    void messages.loadShellMessages('hi').then(arrived);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(arrived).not.toHaveBeenCalled();
    expect(asked).toBeGreaterThan(3);
    here = true;
    await jest.advanceTimersByTimeAsync(3_000);
    expect(arrived).toHaveBeenCalled();
    expect(said()).toBe('लोड हो रहा है');
  });

  test('a client-rendered page shows English after 5 s, and Hindi once it is loaded', async () => {
    const arrived = jest.fn();
    void messages.loadShellMessagesOrEnglish('hi').then(arrived);
    await jest.advanceTimersByTimeAsync(4_999);
    expect(arrived).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(arrived).toHaveBeenCalled();
    expect(said()).toBe(messages.shellMessages('en').loading);
    here = true;
    await jest.advanceTimersByTimeAsync(3_000);
    expect(said()).toBe('लोड हो रहा है');
  });
});

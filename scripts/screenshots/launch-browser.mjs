// @ts-check
import { chromium } from '@playwright/test';
import { findProgram } from '../processes/find-program.mjs';

/**
 * The browser that is named, or that `BROWSER_EXECUTABLE` names; unset, the Chromium of the PATH, or Playwright's own.
 * @param {string} [named]
 */
export function launchBrowser(named) {
  const executablePath = named ?? process.env.BROWSER_EXECUTABLE ?? findProgram('chromium');
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

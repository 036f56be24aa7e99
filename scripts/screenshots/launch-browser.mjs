// @ts-check
import { chromium } from '@playwright/test';
import { findProgram } from '../processes/find-program.mjs';

/**
 * Launches a browser: the given one, else the one in `BROWSER_EXECUTABLE`, else Chromium on the PATH, else Playwright's own.
 * @param {string} [executable]
 */
export function launchBrowser(executable) {
  const executablePath = executable ?? process.env.BROWSER_EXECUTABLE ?? findProgram('chromium');
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

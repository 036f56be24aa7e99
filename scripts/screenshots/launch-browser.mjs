// @ts-check
import { chromium } from '@playwright/test';
import { findProgram } from '../processes/find-program.mjs';

/** The browser that `BROWSER_EXECUTABLE` names; unset, the Chromium of the PATH, or Playwright's own. */
export function launchBrowser() {
  const executablePath = process.env.BROWSER_EXECUTABLE ?? findProgram('chromium');
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

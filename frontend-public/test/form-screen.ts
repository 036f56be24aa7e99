import { act } from '@testing-library/react';
import { toaster } from 'frontend-shared/ui/toast/toaster';
import { application } from '../src/features/factory-application/application';
import { cameBy } from './load-again';
import { installUploads, lastUpload } from './upload-server';

/** Each test gets an empty form, an empty tab storage and a server of its own. */
export function freshFormPerTest(form: { leave(): void } = application): void {
  beforeEach(() => {
    installUploads();
    cameBy('navigate');
    Element.prototype.scrollIntoView = jest.fn();
  });
  afterEach(() => {
    act(() => {
      form.leave();
      toaster.clear();
    });
    sessionStorage.clear();
  });
}

/** The error message that a control is described by, or nothing. */
export function messageAt(control: HTMLElement): string {
  return (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id.endsWith('-error'))
    .map((id) => document.getElementById(id)?.textContent)
    .join('');
}

/** The server answers the newest request. */
export function answer(status: number, body: object, headers: Record<string, string> = {}): Promise<void> {
  return act(async () => lastUpload().answer(status, body, headers));
}

/** Leaves the screen as the router does: the address changes first, then the page goes. */
export function goElsewhere(unmount: () => void): void {
  window.history.pushState(null, '', '/');
  unmount();
}

import { act, screen } from '@testing-library/react';
import { toaster } from 'frontend-shared/ui/toast/toaster';
import { application } from '../src/features/factory-application/application';
import { setNavigationType } from './page-load';
import { installUploads, lastUpload } from './upload-server';

/** Gives each test an empty form, an empty session storage and a mock server. */
export function freshFormPerTest(form: { leave(): void } = application): void {
  beforeEach(() => {
    installUploads();
    setNavigationType('navigate');
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

/** The error message of a control; empty if there is none. */
export function messageAt(control: HTMLElement): string {
  return (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id.endsWith('-error'))
    .map((id) => document.getElementById(id)?.textContent)
    .join('');
}

/** A button by its visible text, which is faster than by its role. */
export function buttonLabelled(label: string | RegExp): HTMLElement {
  return screen.getByText(label, { selector: 'button, button *' }).closest('button') as HTMLElement;
}

/** Answers the latest request. */
export function answer(status: number, body: object, headers: Record<string, string> = {}): Promise<void> {
  return act(async () => lastUpload().answer(status, body, headers));
}

/** Leaves the page like the router: first the URL changes, then the page unmounts. */
export function leavePage(unmount: () => void): void {
  window.history.pushState(null, '', '/');
  unmount();
}

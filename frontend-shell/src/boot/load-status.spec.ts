import { HYDRATED_EVENT, HYDRATING } from 'frontend-shared/hydration/hydration-marks';
import { loadedBy } from '../../test/page-load';
import { isRestored, restoreEarlyDrafts, storeEarlyDrafts } from './early-input/early-draft';
import { recordEarlyInput } from './early-input/early-input';
import { FAILED_AFTER_MS, LoadStatus } from './load-status';

const PAGE = `<main><form method="dialog" data-draft="factory"><fieldset>
  <input name="name" value=""/><input name="pan" data-secret="" value=""/>
  <select name="idea"><option value="" selected="">Choose</option><option value="food">Food</option></select>
  <input type="radio" name="shares" value="1"/><input type="radio" name="shares" value="10"/>
  <input type="checkbox" name="agreed" value="true"/><input name="quantity" value="1"/></fieldset>
  <input name="website" tabindex="-1"/><button type="button" data-submits="">Send</button></form></main>`;
const LINE = '<div class="sh-load"><button type="button">Try again</button></div>';

let root: HTMLElement | undefined;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  sessionStorage.clear();
  loadedBy('navigate');
});
afterEach(() => {
  jest.useRealTimers();
  leave();
});

/** Removes the previous page, so that none of its forms is stored. */
function leave(): void {
  if (root) root.innerHTML = '';
}

/** The server's page after the first script has run. `fillIn` fills it in before that. */
function load(fillIn: () => void = () => undefined): void {
  leave();
  document.body.innerHTML = `<div id="root">${PAGE}</div>${LINE}`;
  const element = document.getElementById('root') as HTMLElement;
  root = element;
  fillIn();
  recordEarlyInput(element, new LoadStatus(() => undefined), {
    store: storeEarlyDrafts,
    restore: restoreEarlyDrafts,
    isRestored,
  });
}
const find = <T extends HTMLElement = HTMLInputElement>(selector: string) =>
  document.querySelector<T>(selector) as T;
const state = () => find('.sh-load').getAttribute('data-state');
const press = () => find('[data-submits]').click();
const reload = () => {
  window.dispatchEvent(new Event('pagehide'));
  loadedBy('reload');
  load();
};

const hydratePage = async () => {
  for (const part of [find('main'), find('#root')]) {
    part.removeAttribute(HYDRATING);
    part.dispatchEvent(new Event(HYDRATED_EVENT, { bubbles: true }));
  }
  await Promise.resolve();
};

test('a click whose code does not load shows a loading status, and then a failure', () => {
  load();
  expect(state()).toBeNull();
  press();
  jest.advanceTimersByTime(1_000);
  expect(state()).toBe('waiting');
  jest.advanceTimersByTime(FAILED_AFTER_MS - 1_001);
  expect(state()).toBe('waiting');
  jest.advanceTimersByTime(1);
  expect(state()).toBe('failed');
  expect(find('.sh-load').getAttribute('data-what')).toBe('form');
});

test('another click does not restart the timers, and the status is hidden once the code is loaded', async () => {
  load();
  press();
  jest.advanceTimersByTime(FAILED_AFTER_MS - 1);
  press();
  jest.advanceTimersByTime(1);
  expect(state()).toBe('failed');
  find<HTMLFormElement>('form').addEventListener('submit', (event) => event.preventDefault());
  await hydratePage();
  expect(state()).toBeNull();
});

test('text, selections and checkboxes are restored after a reload, except secrets', () => {
  load();
  find('[name=name]').value = 'Meera';
  find('[name=pan]').value = 'ABCDE1234F';
  find<HTMLSelectElement>('select').value = 'food';
  find('[value="10"]').checked = true;
  find('[type=checkbox]').checked = true;
  reload();
  expect(find('[name=name]')).toHaveValue('Meera');
  expect(find('select')).toHaveValue('food');
  expect(find('[value="10"]')).toBeChecked();
  expect(find('[value="1"]')).not.toBeChecked();
  expect(find('[type=checkbox]')).toBeChecked();
  expect(find('[name=pan]')).toHaveValue('');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('ABCDE1234F');
});

test('restored values are not replayed as typed after hydration: the form announces its draft itself', async () => {
  load();
  find('[name=name]').value = 'Meera';
  reload();
  const typed = jest.fn();
  find('#root').addEventListener('input', typed);
  await hydratePage();
  expect(typed).not.toHaveBeenCalled();
});

test('the values survive a second reload before the code is loaded', () => {
  load();
  find('[name=name]').value = 'Meera';
  reload();
  reload();
  expect(find('[name=name]')).toHaveValue('Meera');
});

test('an untouched form stores nothing', () => {
  load();
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(0);
});

test('after navigation by a link the form is empty', () => {
  load();
  find('[name=name]').value = 'Meera';
  window.dispatchEvent(new Event('pagehide'));
  load();
  expect(find('[name=name]')).toHaveValue('');
});

describe('after Back', () => {
  const goBack = () => {
    window.dispatchEvent(new Event('pagehide'));
    loadedBy('back_forward');
    load();
  };
  /** Like Chromium: without an event, after the first script has run. */
  const browserRestores = () => {
    find('[name=name]').value = 'Meera';
    find('[name=pan]').value = 'ABCDE1234F';
    find('[type=checkbox]').checked = true;
    window.dispatchEvent(new Event('pageshow'));
  };
  const recordEvents = () => {
    const names: string[] = [];
    const note = ({ target }: Event) => void names.push((target as HTMLInputElement).name);
    for (const type of ['input', 'change']) find('#root').addEventListener(type, note);
    return names;
  };

  beforeEach(() => {
    load();
    find('[name=name]').value = 'Meera';
    find('[type=checkbox]').checked = true;
    goBack();
  });

  test('values that the browser restored are replayed only if the form does not store them itself', async () => {
    browserRestores();
    const names = recordEvents();
    await hydratePage();
    expect(names).toEqual(['pan']);
  });

  test('values that the browser restored before the first script ran are not replayed', async () => {
    load(() => {
      find('[name=name]').value = 'Meera';
      find('[type=checkbox]').checked = true;
    });
    const names = recordEvents();
    await hydratePage();
    expect(names).toEqual([]);
  });

  test('values typed afterwards are replayed', async () => {
    browserRestores();
    find('[name=name]').value = 'Rani';
    find('[name=name]').dispatchEvent(new Event('input', { bubbles: true }));
    const names = recordEvents();
    await hydratePage();
    expect(new Set(names)).toEqual(new Set(['pan', 'name']));
    expect(find('[name=name]')).toHaveValue('Rani');
  });
});

test('a form is submitted with values that were filled in without events', async () => {
  load();
  find('[name=name]').value = 'Meera';
  press();
  const typed = jest.fn();
  find('#root').addEventListener('input', typed);
  find<HTMLFormElement>('form').addEventListener('submit', (event) => event.preventDefault());
  await hydratePage();
  expect(typed).toHaveBeenCalledTimes(1);
});

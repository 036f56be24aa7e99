import { DRAFT_ID, draftKey, RECEIPT, receiptKey } from 'frontend-shared/hydration/early-draft';
import { HYDRATING } from 'frontend-shared/hydration/hydration-marks';
import { loadedBy } from '../../../test/page-load';
import { restoreEarlyDrafts, storeEarlyDrafts } from './early-draft';

let root: HTMLElement;

beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = `<form ${DRAFT_ID}="message"><input name="name"></form><form ${DRAFT_ID}="other"><input name="name"></form>`;
  sessionStorage.setItem(receiptKey('message'), JSON.stringify({ data: { reference: 'CM-7K3M9Q' } }));
  sessionStorage.setItem(draftKey('other'), JSON.stringify({ values: { name: 'Meera' } }));
});
afterEach(() => {
  root.remove();
  sessionStorage.clear();
});

const marked = () => [...root.querySelectorAll('form')].map((form) => form.getAttribute(RECEIPT));

test('a form that was submitted before a reload shows its reference until its code is loaded, and no other form does', () => {
  loadedBy('reload');
  restoreEarlyDrafts(root);
  expect(marked()).toEqual(['CM-7K3M9Q', null]);
  expect(root.querySelector<HTMLInputElement>(`[${DRAFT_ID}=other] input`)?.value).toBe('Meera');
});

test('on a new visit a form is empty, and stays empty after a reload', () => {
  loadedBy('navigate');
  restoreEarlyDrafts(root);
  expect(marked()).toEqual([null, null]);
  loadedBy('reload');
  restoreEarlyDrafts(root);
  expect(marked()).toEqual([null, null]);
});

describe('after Back or Forward', () => {
  const storeReceipt = (entry: string) =>
    sessionStorage.setItem(
      receiptKey('message'),
      JSON.stringify({ data: { reference: 'CM-7K3M9Q' }, entry }),
    );
  afterEach(() => window.history.replaceState(null, ''));

  test.each([
    ['default', null],
    ['ab12', { key: 'ab12' }],
  ])('a form shows its reference in the history entry that showed its receipt (%s)', (entry, state) => {
    storeReceipt(entry);
    window.history.replaceState(state, '');
    loadedBy('back_forward');
    restoreEarlyDrafts(root);
    expect(marked()).toEqual(['CM-7K3M9Q', null]);
    // The browser restores the values itself.
    expect(root.querySelector<HTMLInputElement>(`[${DRAFT_ID}=other] input`)?.value).toBe('');
  });

  test('a form is empty in another history entry', () => {
    storeReceipt('ab12');
    window.history.replaceState({ key: 'cd34' }, '');
    loadedBy('back_forward');
    restoreEarlyDrafts(root);
    expect(marked()).toEqual([null, null]);
  });
});

test('a draft typed after a submission is shown instead of the reference', () => {
  sessionStorage.setItem(draftKey('message'), JSON.stringify({ values: { name: 'Meera' } }));
  loadedBy('reload');
  restoreEarlyDrafts(root);
  expect(marked()).toEqual([null, null]);
  expect(root.querySelector<HTMLInputElement>(`[${DRAFT_ID}=message] input`)?.value).toBe('Meera');
});

test.each(['null', 'no JSON', '{"data":null}', '{"data":{"reference":7}}'])(
  'an invalid stored receipt (%s) is ignored',
  (stored) => {
    sessionStorage.setItem(receiptKey('message'), stored);
    loadedBy('reload');
    restoreEarlyDrafts(root);
    expect(marked()).toEqual([null, null]);
  },
);

describe('a form that is not hydrated when the page is left', () => {
  const stored = { name: 'Meera', size: 'l', agreed: 'true', step: '2' };
  const control = (name: string) =>
    root.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
  const draft = () => JSON.parse(sessionStorage.getItem(draftKey('message')) ?? 'null')?.values;

  beforeEach(() => {
    sessionStorage.clear();
    root.setAttribute(HYDRATING, '');
    root.innerHTML = `<form ${DRAFT_ID}="message"><input name="name"><input type="radio" name="size" value="s"><input type="radio" name="size" value="l"><input type="checkbox" name="agreed" value="true"></form>`;
    sessionStorage.setItem(draftKey('message'), JSON.stringify({ values: stored }));
  });

  test('does not restore a field or checkbox that was cleared after a reload', () => {
    loadedBy('reload');
    restoreEarlyDrafts(root);
    expect(control('agreed').checked).toBe(true);
    control('agreed').checked = false;
    control('name').value = '';
    storeEarlyDrafts(root);
    expect(draft()).toEqual({ ...stored, name: '', agreed: '' });
    restoreEarlyDrafts(root);
    expect(control('agreed').checked).toBe(false);
    expect(control('name').value).toBe('');
  });

  test('keeps stored values that were not shown to the visitor', () => {
    loadedBy('back_forward');
    restoreEarlyDrafts(root);
    storeEarlyDrafts(root);
    control('name').value = 'Meena';
    storeEarlyDrafts(root);
    expect(draft()).toEqual({ ...stored, name: 'Meena' });
  });
});

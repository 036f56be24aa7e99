import { DRAFT_ID, draftKey, RECEIPT, receiptKey } from 'frontend-shared/hydration/early-draft';
import { loadedBy } from '../../../test/page-load';
import { restoreEarlyDrafts } from './early-draft';

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

test('a form that was sent before a reload shows its reference until its code is here, and no other one does', () => {
  loadedBy('reload');
  restoreEarlyDrafts(root);
  expect(marked()).toEqual(['CM-7K3M9Q', null]);
  expect(root.querySelector<HTMLInputElement>(`[${DRAFT_ID}=other] input`)?.value).toBe('Meera');
});

test.each(['navigate', 'back_forward'] as const)(
  'who comes to the page anew (%s) has an empty form, also when it is loaded again after that',
  (by) => {
    loadedBy(by);
    restoreEarlyDrafts(root);
    expect(marked()).toEqual([null, null]);
    loadedBy('reload');
    restoreEarlyDrafts(root);
    expect(marked()).toEqual([null, null]);
  },
);

test('what was typed after something was sent stands there, and not that it was sent', () => {
  sessionStorage.setItem(draftKey('message'), JSON.stringify({ values: { name: 'Meera' } }));
  loadedBy('reload');
  restoreEarlyDrafts(root);
  expect(marked()).toEqual([null, null]);
  expect(root.querySelector<HTMLInputElement>(`[${DRAFT_ID}=message] input`)?.value).toBe('Meera');
});

test.each(['null', 'no JSON', '{"data":null}', '{"data":{"reference":7}}'])(
  'what is no receipt, such as %s, hides nothing',
  (stored) => {
    sessionStorage.setItem(receiptKey('message'), stored);
    loadedBy('reload');
    restoreEarlyDrafts(root);
    expect(marked()).toEqual([null, null]);
  },
);

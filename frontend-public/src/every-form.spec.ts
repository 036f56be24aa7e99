import { reloadPage } from '../test/page-load';
import { installUploads, lastUpload, uploads } from '../test/upload-server';
import { contactMessage } from './features/contact-message/contact-message';
import { application } from './features/factory-application/application';
import { shareholderApplication } from './features/shareholder-application/shareholder-application';
import { subscription } from './features/spice-subscription/spice-subscription';
import type { Form } from './forms/state/form-store';

type AnyForm = Form<string, string, { data: object }>;

interface Case {
  form: AnyForm;
  /** Stored receipt data besides reference, time and whether a mail follows. */
  shown?: { data?: Record<string, unknown>; choices?: readonly string[] };
  texts: Record<string, string>;
  /** Values that must not be stored. */
  secret?: Record<string, string>;
  file?: string;
}

const pdf = new File(['%PDF-1.7'], 'document.pdf', { type: 'application/pdf' });
const person = { email: 'asha@example.org', mobile: '9835012345' };

/** Input of the four forms of the site. */
const cases: Record<string, Case> = {
  contact: {
    form: contactMessage as unknown as AnyForm,
    texts: { name: 'Asha', email: person.email, subject: 'Other', message: 'When does it open?' },
  },
  factory: {
    form: application as unknown as AnyForm,
    texts: {
      name: 'Asha',
      location: 'Hajipur',
      business_idea: 'Automobile',
      required_amount: 'Above ₹5 Crore',
      ...person,
    },
    file: 'supporting_document',
  },
  shareholder: {
    form: shareholderApplication as unknown as AnyForm,
    shown: { choices: ['sharePurchase'] },
    texts: {
      fullName: 'Asha',
      location: 'Hajipur',
      nomineeName: 'Ravi',
      nomineeRelation: 'Spouse',
      sharePurchase: '2',
      riskProfit: 'wait',
      riskSelling: 'ipo',
      riskProject: 'stays',
      riskSharing: 'yearly',
      termsAgreed: 'true',
      ...person,
    },
    secret: { panNumber: 'ABCDE1234F' },
    file: 'idProof',
  },
  spice: {
    form: subscription as unknown as AnyForm,
    shown: { data: { total: 2000, nextDelivery: '2025-12-15' }, choices: ['combo', 'quantity'] },
    texts: {
      userType: 'Individual User',
      name: 'Asha',
      address: 'Ward 7, Hajipur',
      pinCode: '844101',
      combo: 'Spice Pack',
      quantity: '2',
      paymentMethod: 'cod',
      ...person,
    },
  },
};

/** The values that are restored after leaving the page: all but the consent. */
const restoredValues = ({ form: { compiled }, texts }: Case) =>
  Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [
      field,
      compiled.fields[field]?.kind === 'checkbox' ? '' : text,
    ]),
  );

/** The form with all fields filled in. */
function filledIn({ form, texts, secret = {}, file }: Case): AnyForm {
  form.open();
  for (const [field, text] of Object.entries({ ...texts, ...secret })) form.type(field, text);
  if (file) form.choose(file, pdf);
  return form;
}

beforeEach(installUploads);
afterEach(() => {
  for (const { form } of Object.values(cases)) form.leave();
  sessionStorage.clear();
});

describe.each(Object.entries(cases))('the %s form', (_name, testCase) => {
  const { texts, secret = {}, file, shown = {} } = testCase;
  const state = () => testCase.form.use.getState();

  it('keeps the input across a reload in the same tab, except files and PAN', () => {
    const form = filledIn(testCase);
    reloadPage(form);
    form.open();
    expect(state().values).toMatchObject(texts);
    for (const field of Object.keys(secret)) expect(state().values[field]).toBe('');
    if (file) expect(state().files[file]).toBeNull();
    expect(state().status).toEqual({ kind: 'restored' });
    expect(state().lostFiles).toEqual(file ? { [file]: 'document.pdf' } : {});
  });

  it('is emptied by “Clear form”, including the draft, and restored by Undo', () => {
    const form = filledIn(testCase);
    form.clear();
    expect(state().values).toEqual(form.compiled.emptyValues);
    expect({ ...sessionStorage }).toEqual({});
    form.undoClear();
    expect(state().values).toMatchObject({ ...texts, ...secret });
    if (file) expect(state().files[file]).toBe(pdf);
  });

  it.each(['navigate', 'back_forward'] as const)('is empty after leaving and coming back (%s)', (by) => {
    const form = filledIn(testCase);
    reloadPage(form, by);
    form.open();
    expect(state().values).toEqual(form.compiled.emptyValues);
    expect(state().status).toBeNull();
  });

  it('is reset by leaving the page, and offers to restore the input, except consent, files and PAN', () => {
    const form = filledIn(testCase);
    form.leave();
    form.open();
    expect(state().values).toEqual(form.compiled.emptyValues);
    expect(state().status).toBeNull();
    form.restoreEarlierDraft();
    expect(state().values).toMatchObject(restoredValues(testCase));
    for (const field of Object.keys(secret)) expect(state().values[field]).toBe('');
    expect(state().lostFiles).toEqual(file ? { [file]: 'document.pdf' } : {});
    expect(state().offeredDraft).toBeNull();
  });

  it('keeps what is typed before the draft is restored', () => {
    const form = filledIn(testCase);
    form.leave();
    form.open();
    form.type('email', 'other@example.org');
    form.restoreEarlierDraft();
    expect(state().values).toMatchObject({ ...restoredValues(testCase), email: 'other@example.org' });
  });

  it('does not offer a draft again after it was discarded', () => {
    const form = filledIn(testCase);
    form.leave();
    form.open();
    form.discardEarlierDraft();
    expect({ ...sessionStorage }).toEqual({});
    form.leave();
    form.open();
    expect(state().offeredDraft).toBeNull();
  });

  it('is sent once, however often the button is pressed', () => {
    const form = filledIn(testCase);
    void form.submit('en');
    void form.submit('en');
    expect(uploads).toHaveLength(1);
  });

  it('keeps everything after a failure, and is retried with the same idempotency key', async () => {
    const form = filledIn(testCase);
    const outcome = form.submit('en');
    lastUpload().fail();
    expect(await outcome).toBe('failed');
    expect(state()).toMatchObject({ phase: 'editing', values: { ...texts, ...secret } });
    if (file) expect(state().files[file]).toBe(pdf);
    void form.submit('en');
    const [first, second] = uploads;
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(second?.json).toEqual(first?.json);
  });

  it('keeps everything when the request is cancelled, and can be sent again', async () => {
    const form = filledIn(testCase);
    const outcome = form.submit('en');
    form.cancel();
    expect(await outcome).toBe('cancelled');
    expect(lastUpload().aborted).toBe(true);
    expect(state()).toMatchObject({
      phase: 'editing',
      status: { kind: 'cancelled' },
      values: { ...texts, ...secret },
    });
    void form.submit('en');
    expect(state()).toMatchObject({ phase: 'sending', status: null, serverErrors: {} });
  });

  it('reports all missing fields at once', async () => {
    testCase.form.open();
    expect(await testCase.form.submit('en')).toBe('refused');
    expect(state().summary).toBe(true);
    expect(uploads).toHaveLength(0);
  });

  it('is empty and has no draft after it was accepted', async () => {
    const form = filledIn(testCase);
    const outcome = form.submit('en');
    lastUpload().answer(201, { message: 'Filed', data: { reference: 'XX-7K3M9Q' } });
    expect(await outcome).toMatchObject({ answer: { data: { reference: 'XX-7K3M9Q' } } });
    expect(state().values).toEqual(form.compiled.emptyValues);
    expect(Object.keys({ ...sessionStorage })).toEqual([`${form.compiled.id}-receipt`]);
  });

  describe('that was sent', () => {
    const data = { reference: 'XX-7K3M9Q', createdAt: '2025-11-21T10:45:00.000Z', ...shown.data };
    const chosen = Object.fromEntries((shown.choices ?? []).map((field) => [field, texts[field]]));

    async function sent(): Promise<AnyForm> {
      const form = filledIn(testCase);
      const outcome = form.submit('en');
      lastUpload().answer(201, { message: 'Filed', data: { _id: '65f1', status: 'pending', ...data } });
      await outcome;
      return form;
    }

    it('shows its receipt again after a reload, and stores only what the receipt shows', async () => {
      const form = await sent();
      expect(JSON.parse(sessionStorage.getItem(`${form.compiled.id}-receipt`) ?? '')).toEqual({
        data,
        values: chosen,
        byMail: true,
        loadedAt: performance.timeOrigin,
      });
      reloadPage(form);
      form.open();
      expect(state()).toMatchObject({
        phase: 'sent',
        submitted: { answer: { data }, values: { ...form.compiled.emptyValues, ...chosen }, byMail: true },
      });
    });

    it('is empty on a new visit, and stores nothing any more', async () => {
      const form = await sent();
      reloadPage(form, 'navigate');
      form.open();
      expect(state()).toMatchObject({ phase: 'editing', submitted: null });
      expect({ ...sessionStorage }).toEqual({});
    });

    it('shows its receipt again after leaving the page and coming back to the same history entry', async () => {
      const form = await sent();
      form.open([], { entry: 'ab12' });
      form.leave();
      expect(state().submitted).toBeNull();
      form.open([], { entry: 'ab12' });
      expect(state()).toMatchObject({ phase: 'sent', submitted: { answer: { data } } });
      reloadPage(form, 'back_forward');
      form.open([], { entry: 'ab12' });
      expect(state()).toMatchObject({ phase: 'sent', submitted: { answer: { data } } });
    });

    it('is empty in another history entry, and stores nothing any more', async () => {
      const form = await sent();
      form.open([], { entry: 'ab12' });
      form.leave();
      form.open([], { entry: 'cd34' });
      expect(state()).toMatchObject({ phase: 'editing', submitted: null });
      expect({ ...sessionStorage }).toEqual({});
    });

    it('stores nothing once another form is started', async () => {
      const form = await sent();
      form.startAnother();
      expect({ ...sessionStorage }).toEqual({});
    });

    it('shows input that was typed after the receipt instead of the receipt', async () => {
      const form = await sent();
      const receipt = sessionStorage.getItem(`${form.compiled.id}-receipt`) ?? '';
      form.startAnother();
      for (const field of form.compiled.texts) form.type(field, texts[field] ?? '');
      sessionStorage.setItem(`${form.compiled.id}-receipt`, receipt);
      reloadPage(form);
      form.open();
      expect(state()).toMatchObject({ phase: 'editing', submitted: null });
      expect(sessionStorage.getItem(`${form.compiled.id}-receipt`)).toBeNull();
    });

    it.each([{ reference: 7 }, { ...data, createdAt: 'yesterday' }])(
      'shows the form after a reload when the stored receipt is invalid',
      async (stored) => {
        const form = await sent();
        sessionStorage.setItem(
          `${form.compiled.id}-receipt`,
          JSON.stringify({ data: stored, values: chosen }),
        );
        reloadPage(form);
        form.open();
        expect(state()).toMatchObject({ phase: 'editing', submitted: null });
      },
    );
  });
});

import { act, screen, within } from '@testing-library/react';
import { answer, freshFormPerTest, messageAt } from '../../../test/form-screen';
import {
  checkAndSend,
  field,
  fillIn,
  fillInAtOnce,
  openShareholder,
  receipt,
  reopenShareholder,
} from '../../../test/open-shareholder';
import { reloadPage } from '../../../test/page-load';
import { lastUpload } from '../../../test/upload-server';
import { PRIVACY_VERSION, TERMS_VERSION } from '../../content/legal-versions';
import { shareholderApplication } from './shareholder-application';

freshFormPerTest(shareholderApplication);

async function send() {
  const page = openShareholder();
  fillInAtOnce();
  await checkAndSend(page.user);
  return page;
}

it('sends only the fields that the API accepts', async () => {
  const { user } = openShareholder();
  await fillIn(user);
  await checkAndSend(user);
  const { form, path, headers } = lastUpload();
  const { elapsedMs, consentVersion, termsVersion, idProof, ...rest } = Object.fromEntries(form);
  expect(path).toBe('/api/shareholder/apply');
  expect(headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  expect(rest).toEqual({
    fullName: 'Savita Devi',
    location: 'Hajipur, Bihar',
    email: 'savita@example.org',
    mobile: '9835012345',
    panNumber: 'BQTPS4821K',
    nomineeName: 'Sunita Devi',
    nomineeRelation: 'Sibling',
    sharePurchase: '10',
    termsAgreed: 'true',
  });
  expect(idProof).toHaveProperty('name', 'voter-card.jpg');
  expect(elapsedMs).toMatch(/^\d+$/);
  expect(consentVersion).toBe(PRIVACY_VERSION);
  expect(termsVersion).toBe(TERMS_VERSION);
});

describe('an accepted application', () => {
  it('shows the success message, the reference number, the total and the next steps', async () => {
    await send();
    await answer(201, { message: 'Application submitted successfully', data: receipt });
    const sentence =
      'Application Submitted Successfully! Our team will contact you shortly with further details.';
    const panel = within(screen.getByRole('region', { name: sentence }));
    expect(panel.getByRole('heading', { name: sentence })).toHaveFocus();
    expect(screen.getAllByText(/submitted successfully|received your application/i)).toHaveLength(1);
    expect(panel.getByText('SH-7K3M9Q')).toBeVisible();
    expect(panel.getByText(/^Write the number down/)).toHaveTextContent('quote it when you write to us.');
    expect(panel.getByText('10 shares').nextSibling).toHaveTextContent('₹5,000');
    expect(panel.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      expect.stringContaining('The office checks'),
      expect.stringContaining('We contact you'),
      expect.stringContaining('Until then, do not pay anyone'),
      expect.stringContaining('You become a shareholder'),
    ]);
    expect(document.body).not.toHaveTextContent(/BQTPS/i);
  });

  it('is shown again after a reload with the total, but without the nominee, whose name is not stored', async () => {
    const { unmount } = await send();
    await answer(201, { message: '', data: receipt });
    expect(screen.getByText('Sunita Devi')).toBeVisible();
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Devi|savita|BQTPS|98350|Hajipur/i);
    unmount();
    act(() => reloadPage(shareholderApplication));
    reopenShareholder();
    expect(screen.getByRole('heading', { name: /^Application Submitted Successfully!/ })).toHaveFocus();
    expect(screen.getByText('SH-7K3M9Q')).toBeVisible();
    expect(screen.getByText('10 shares').nextSibling).toHaveTextContent('₹5,000');
    expect(screen.queryByText('Nominee')).not.toBeInTheDocument();
  });

  it('asks to quote the reference number when calling the office, if its number is configured', async () => {
    const { user } = openShareholder({ site: { officePhone: '+91 612 555 0100' } });
    fillInAtOnce();
    await checkAndSend(user);
    await answer(201, { message: '', data: receipt });
    expect(screen.getByText(/^Write the number down/)).toHaveTextContent(
      'quote it when you call us on +91 612 555 0100.',
    );
  });

  it('is followed by an empty form', async () => {
    const { user } = await send();
    await answer(201, { message: '', data: receipt });
    await user.click(screen.getByRole('button', { name: 'Send another application' }));
    expect(field.name()).toHaveFocus();
    for (const control of [field.name(), field.pan(), field.nominee()]) expect(control).toHaveValue('');
    expect(field.shares(/^10 shares/)).not.toBeChecked();
    expect(field.terms()).not.toBeChecked();
    expect(screen.queryByText('voter-card.jpg')).toBeNull();
    expect({ ...sessionStorage }).toEqual({});
  });
});

describe('a rejected application', () => {
  it('shows the banner with the server’s message, and keeps everything', async () => {
    const { user } = await send();
    await answer(500, { message: 'Something went wrong', error: 'Something went wrong', requestId: 'r-1' });
    const [banner] = screen.getAllByText('Submission Failed');
    expect(banner?.closest('[role=alert]')).toHaveTextContent('Something went wrong');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByRole('button', { name: 'Check your answers' });
    expect(field.pan()).toHaveValue('BQTPS4821K');
    expect(screen.getByText('voter-card.jpg', { selector: '.cf-file__name' })).toBeVisible();
  });

  it('shows its own message below the banner when the server sends none, and keeps the button in view, which the banner moves down', async () => {
    await send();
    const scrolled = jest.mocked(Element.prototype.scrollIntoView);
    scrolled.mockClear();
    await act(async () => lastUpload().fail());
    expect(screen.getByRole('alert')).toHaveTextContent('Submission FailedFailed to submit application');
    expect(scrolled.mock.contexts).toEqual([screen.getByRole('button', { name: 'Try again' })]);
    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
  });

  it('shows the server’s error at its field', async () => {
    await send();
    const sentence = 'This PDF is locked with a password. Please choose one without.';
    await answer(400, { message: sentence, fields: { idProof: [sentence] } });
    expect(messageAt(field.idProof())).toBe(sentence);
    expect(field.idProof()).toHaveFocus();
    expect(screen.getByText('Submission Failed')).toBeVisible();
  });

  it.each([
    ['locked', 'यह फ़ाइल लॉक है या इस पर पासवर्ड लगा है। इसे खोलें, Print में “Save as PDF” चुनें और नई फ़ाइल भेजें।'],
    ['content', 'फ़ाइल के अंदर वह नहीं है जो उसके नाम से लगता है। असली PDF, JPG, JPEG या PNG फ़ाइल चुनें।'],
    ['unknown', 'यह फ़ाइल पढ़ी नहीं जा सकी। बिना पासवर्ड वाली PDF, या JPG या PNG में साफ़ फ़ोटो चुनें।'],
  ])('explains in Hindi what to do with a file that was rejected as %s', async (reason, sentence) => {
    const { user } = openShareholder({ locale: 'hi' });
    fillInAtOnce();
    await user.click(screen.getByRole('button', { name: 'अपने जवाब जाँचें' }));
    await user.click(await screen.findByRole('button', { name: 'आवेदन भेजें' }));
    await answer(400, { fields: { idProof: ['An English sentence.'] }, reasons: { idProof: reason } });
    expect(messageAt(screen.getByLabelText('पहचान पत्र'))).toBe(sentence);
  });
});

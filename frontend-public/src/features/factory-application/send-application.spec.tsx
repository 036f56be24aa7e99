import { act, fireEvent, screen, within } from '@testing-library/react';
import { answer, freshFormPerTest, messageAt } from '../../../test/form-screen';
import {
  field,
  fillIn,
  fillInAtOnce,
  openApplicationForm,
  pdf,
  submitButton,
} from '../../../test/open-apply';
import { lastUpload, uploads } from '../../../test/upload-server';
import { PRIVACY_VERSION } from '../../content/legal-versions';

freshFormPerTest();

/** A file that has been changed since it was chosen, as browsers report it. */
function changedOnDisk(): File {
  const file = pdf();
  const part = new Blob(['%']);
  part.arrayBuffer = () => Promise.reject(new DOMException('It has changed.', 'NotReadableError'));
  file.slice = () => part;
  return file;
}

describe('submitting the form', () => {
  it('sends normalised fields, the file, the spam marks and the version of the privacy notice', async () => {
    const { user } = openApplicationForm();
    await fillIn(user);
    await user.clear(field.mobile());
    await user.type(field.mobile(), '+९१ ९८३५० १२३४५');
    await user.upload(field.supportingDocument(), pdf('योजना.pdf'));
    await user.click(submitButton());
    const { form, headers, path } = lastUpload();
    expect(path).toBe('/api/apply-factory');
    expect(headers.get('accept-language')).toBe('en');
    expect(headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    const { elapsedMs, supporting_document: supportingDocument, ...rest } = Object.fromEntries(form);
    expect(rest).toEqual({
      name: 'Savita Devi',
      location: 'Hajipur, Bihar',
      business_idea: 'Apparel & Textiles',
      required_amount: '₹25 Lacs - ₹50 Lacs',
      mobile: '9835012345',
      consentVersion: PRIVACY_VERSION,
    });
    expect(elapsedMs).toMatch(/^\d+$/);
    expect(supportingDocument).toHaveProperty('name', 'योजना.pdf');
    expect(screen.getByText(/30 November 2026/)).toBeVisible();
  });

  it('sends the value of the honeypot field', async () => {
    const { user, container } = openApplicationForm();
    fillInAtOnce();
    const honeypot = container.querySelector<HTMLInputElement>('input[name=website]');
    if (honeypot) honeypot.value = 'http://spam.example';
    await user.click(submitButton());
    expect(lastUpload().form.get('website')).toBe('http://spam.example');
  });

  it('asks again for a file that was changed after it was chosen, instead of reporting a lost connection', async () => {
    const { user } = openApplicationForm();
    fillInAtOnce();
    await user.upload(field.supportingDocument(), changedOnDisk());
    await user.click(submitButton());
    await act(async () => lastUpload().fail());
    expect(messageAt(field.supportingDocument())).toBe(
      'This file was changed or moved after you chose it. Choose it again.',
    );
    expect(field.supportingDocument()).toHaveFocus();
    expect(document.body).not.toHaveTextContent('The connection was lost');
    await user.click(submitButton());
    expect(uploads).toHaveLength(1);
    await user.upload(field.supportingDocument(), pdf());
    await user.click(submitButton());
    expect(uploads).toHaveLength(2);
  });

  it('sends one request, however often the button is pressed', async () => {
    const { user } = openApplicationForm();
    fillInAtOnce();
    await user.dblClick(submitButton());
    const busy = screen.getByRole('button', { name: /Submitting…/ });
    await user.click(busy);
    fireEvent.submit(busy);
    expect(uploads).toHaveLength(1);
  });

  it('shows the progress as a percentage and in megabytes', async () => {
    const { user } = openApplicationForm();
    fillInAtOnce();
    await user.click(submitButton());
    // Megabytes of a few kilobytes would say nothing.
    act(() => lastUpload().progress(400, 1000));
    expect(screen.getByText('Sending, 40%')).toBeVisible();
    act(() => lastUpload().progress(2_202_009, 5_033_164));
    const bar = screen.getByRole('progressbar', { name: 'Sending' });
    expect(bar).toHaveAttribute('aria-valuenow', '43');
    expect(bar).toHaveAttribute('aria-valuetext', '43%, 2.1 of 4.8 MB');
    expect(screen.getByText('Sending, 43%, 2.1 of 4.8 MB')).toBeVisible();
    act(() => lastUpload().progress(5_033_164, 5_033_164));
    expect(screen.getByText('Everything has been sent. Waiting for confirmation…')).toBeVisible();
  });

  it('announces the progress to screen readers at each quarter, not at each per cent', async () => {
    const { user } = openApplicationForm();
    fillInAtOnce();
    await user.click(submitButton());
    const [announcement] = screen.getAllByRole('status').filter((region) => region.closest('form'));
    const announced = [24, 26, 31, 49, 52, 99].map((percent) => {
      act(() => lastUpload().progress(percent, 100));
      return announcement?.textContent;
    });
    expect(announced).toEqual(['', '25% sent', '25% sent', '25% sent', '50% sent', '75% sent']);
  });

  it('can be cancelled by keyboard, since “Cancel” comes before the focused button, without losing any input', async () => {
    const { user } = openApplicationForm();
    fillInAtOnce();
    await user.upload(field.supportingDocument(), pdf());
    await user.click(submitButton());
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(lastUpload().aborted).toBe(true);
    expect(field.name()).toHaveValue('Savita Devi');
    expect(screen.getByText('unit-plan.pdf', { selector: '.cf-file__name' })).toBeVisible();
    expect(screen.getByText(/Sending was stopped/)).toBeVisible();
    expect(submitButton()).toHaveFocus();
  });
});

describe('a failed attempt', () => {
  async function failOnce(status: number, body: object, headers: Record<string, string> = {}) {
    const { user } = openApplicationForm();
    fillInAtOnce();
    await user.click(submitButton());
    await answer(status, body, headers);
    return user;
  }

  it('keeps everything, and shows the server’s message and the toast', async () => {
    await failOnce(503, { message: 'The service is busy. Please try again in a moment.' });
    const banner = within(screen.getByText(/The service is busy/).parentElement as HTMLElement);
    expect(banner.queryByText(/We can’t reach our server/)).not.toBeInTheDocument();
    expect(banner.getByText(/Nothing is lost/)).toBeVisible();
    expect(screen.getByText('Submission failed. Please try again.')).toBeVisible();
    expect(field.name()).toHaveValue('Savita Devi');
    expect(submitButton()).toHaveAccessibleName('Try again');
  });

  it('says that the server cannot be reached if the response is that of a proxy in front of it', async () => {
    await failOnce(502, {});
    expect(screen.getByText('Submission failed')).toBeVisible();
    expect(screen.getByText(/We can’t reach our server/)).toBeVisible();
  });

  it('shows “Submission failed” and what to do if there was no response', async () => {
    const { user } = openApplicationForm();
    fillInAtOnce();
    await user.click(submitButton());
    await act(async () => lastUpload().fail());
    expect(screen.getByText('Submission failed')).toBeVisible();
    expect(screen.getByText(/Check that you are online/)).toBeVisible();
  });

  it('is retried with the same idempotency key and content, so that it is stored once', async () => {
    const user = await failOnce(503, {});
    const first = lastUpload();
    await user.click(submitButton());
    const second = lastUpload();
    expect(uploads).toHaveLength(2);
    expect(second.headers.get('idempotency-key')).toBe(first.headers.get('idempotency-key'));
    expect(Object.fromEntries(second.form)).toEqual(Object.fromEntries(first.form));
  });

  it('gets a new idempotency key when the content has changed', async () => {
    const user = await failOnce(503, {});
    const first = lastUpload().headers.get('idempotency-key');
    await user.type(field.place(), ' 844101');
    await user.click(submitButton());
    expect(lastUpload().headers.get('idempotency-key')).not.toBe(first);
  });

  it('gets a new idempotency key when the server has stored other content under the old one', async () => {
    const user = await failOnce(422, { code: 'IDEMPOTENCY_MISMATCH', message: 'Used before.' });
    const first = lastUpload().headers.get('idempotency-key');
    // Sending again stores this one too.
    expect(screen.getByText(/Press Try again to send this one too/)).toBeVisible();
    expect(screen.queryByText(/sending it again is safe/)).not.toBeInTheDocument();
    await user.click(submitButton());
    expect(lastUpload().headers.get('idempotency-key')).not.toBe(first);
  });

  it('shows the server’s errors at their fields', async () => {
    const fields = { name: ['Name must contain letters.'], location: ['Location is unknown.'] };
    const user = await failOnce(400, { message: 'Please correct the marked fields.', fields });
    expect(messageAt(field.name())).toBe('Name must contain letters.');
    expect(screen.getByRole('group', { name: '2 things to correct' })).toHaveFocus();
    await user.type(field.name(), ' Kumari');
    expect(field.name()).toBeValid();
  });

  it('focuses the one field the server rejected', async () => {
    await failOnce(400, { fields: { location: ['Location is unknown.'] } });
    expect(field.place()).toHaveFocus();
  });

  it.each([
    [413, /file or text is too large/],
    [415, /does not match its name/],
    [500, /Something went wrong on our side/],
  ])('explains the status %d', async (status, sentence) => {
    await failOnce(status, { message: 'Refused.' });
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it('shows after 429 when to try again', async () => {
    await failOnce(429, { message: 'Too many attempts.' }, { 'retry-after': '600' });
    expect(screen.getByText(/Try again in 10 minutes/)).toBeVisible();
  });
});

import { act, screen } from '@testing-library/react';
import { answer, freshFormPerTest, leavePage, messageAt } from '../../../test/form-screen';
import { field, fillInAtOnce, openApplicationForm, pdf, submitButton } from '../../../test/open-apply';
import { reloadPage } from '../../../test/page-load';
import { lastUpload, uploads } from '../../../test/upload-server';
import { application } from './application';

freshFormPerTest();

describe('the draft', () => {
  /** A reload: memory is reset; URL and session storage are kept. */
  async function reload(unmount: () => void) {
    unmount();
    act(() => reloadPage(application));
    return openApplicationForm();
  }

  it('survives a reload in the same tab', async () => {
    const { unmount } = openApplicationForm();
    fillInAtOnce();
    await reload(unmount);
    expect(field.name()).toHaveValue('Savita Devi');
    expect(field.idea()).toHaveValue('Apparel & Textiles');
    expect(screen.getByText('We have restored what you typed.')).toBeVisible();
  });

  it('says that the file must be chosen again', async () => {
    const { user, unmount } = openApplicationForm();
    await user.upload(field.supportingDocument(), pdf());
    await reload(unmount);
    expect(screen.getByText(/Choose “unit-plan.pdf” again/)).toBeVisible();
    expect(field.supportingDocument().files).toHaveLength(0);
  });

  it('asks once for the lost file before sending, then can be sent without it', async () => {
    const { user, unmount } = openApplicationForm();
    fillInAtOnce();
    await user.upload(field.supportingDocument(), pdf());
    const { user: again } = await reload(unmount);
    await again.click(submitButton());
    expect(uploads).toHaveLength(0);
    expect(field.supportingDocument()).toHaveFocus();
    await again.click(submitButton());
    expect(uploads).toHaveLength(1);
    expect(lastUpload().form.has('supporting_document')).toBe(false);
  });

  it('still asks for the lost file after “Clear form” and Undo', async () => {
    const { user, unmount } = openApplicationForm();
    await user.upload(field.supportingDocument(), pdf());
    const { user: again } = await reload(unmount);
    await again.click(screen.getByRole('button', { name: 'Clear form' }));
    expect(screen.queryByText(/Choose “unit-plan.pdf” again/)).not.toBeInTheDocument();
    await again.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText(/Choose “unit-plan.pdf” again/)).toBeVisible();
  });

  it('does not ask for a file that was chosen before the rest was restored', async () => {
    const { user, unmount } = openApplicationForm();
    fillInAtOnce();
    await user.upload(field.supportingDocument(), pdf());
    leavePage(unmount);
    const { user: again } = openApplicationForm();
    expect(
      screen.getByText(/^You began to fill in this form before\. The file is not kept\.$/),
    ).toBeVisible();
    await again.upload(field.supportingDocument(), pdf());
    await again.click(screen.getByRole('button', { name: 'Restore what you typed' }));
    expect(field.name()).toHaveValue('Savita Devi');
    expect(messageAt(field.supportingDocument())).toBe('');
  });

  it('mentions no file when none was chosen', async () => {
    const { unmount } = openApplicationForm();
    fillInAtOnce();
    leavePage(unmount);
    openApplicationForm();
    expect(screen.getByText('You began to fill in this form before.')).toBeVisible();
  });

  it('is emptied by “Clear form”, which can be undone', async () => {
    const { user } = openApplicationForm();
    fillInAtOnce();
    await user.click(screen.getByRole('button', { name: 'Clear form' }));
    expect(field.name()).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field.name()).toHaveValue('Savita Devi');
    const statuses = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(statuses).toContain('Everything you typed is back.');
  });

  it('is emptied by “Clear form” without an error at the field that lost the focus', async () => {
    const { user } = openApplicationForm();
    await user.type(field.name(), 'Savita Devi');
    await user.click(screen.getByRole('button', { name: 'Clear form' }));
    expect(field.name()).toHaveValue('');
    expect(field.name()).toBeValid();
  });

  it('keeps its idempotency key across a reload, “Clear form” and Undo, so that it is stored once', async () => {
    const { user, unmount } = openApplicationForm();
    fillInAtOnce();
    await user.click(submitButton());
    await act(async () => lastUpload().fail());
    await screen.findByText('Submission failed. Please try again.');
    const key = lastUpload().headers.get('idempotency-key');
    const { user: again } = await reload(unmount);
    await again.click(screen.getByRole('button', { name: 'Clear form' }));
    await again.click(screen.getByRole('button', { name: 'Undo' }));
    await again.click(submitButton());
    expect(uploads).toHaveLength(2);
    expect(lastUpload().headers.get('idempotency-key')).toBe(key);
  });

  it('keeps its key for the file that is chosen again after a reload, whatever its date', async () => {
    const { user, unmount } = openApplicationForm();
    fillInAtOnce();
    await user.upload(field.supportingDocument(), pdf());
    await user.click(submitButton());
    await act(async () => lastUpload().fail());
    await screen.findByText('Submission failed. Please try again.');
    const key = lastUpload().headers.get('idempotency-key');
    const { user: again } = await reload(unmount);
    // Phones hand over a copy of a photo, with the time at which it was chosen.
    const copy = new File([pdf()], pdf().name, { type: 'application/pdf', lastModified: 1 });
    await again.upload(field.supportingDocument(), copy);
    await again.click(submitButton());
    expect(uploads).toHaveLength(2);
    expect(lastUpload().headers.get('idempotency-key')).toBe(key);
  });

  it('is removed with the status when the page is left', async () => {
    const { user, unmount } = openApplicationForm();
    fillInAtOnce();
    await user.click(submitButton());
    await answer(503, { message: 'Unavailable.' });
    leavePage(unmount);
    openApplicationForm();
    expect(field.name()).toHaveValue('');
    expect(screen.queryByText('Unavailable.')).not.toBeInTheDocument();
  });

  it('is offered after leaving and coming back', async () => {
    const { unmount } = openApplicationForm();
    fillInAtOnce();
    leavePage(unmount);
    const { user: again } = openApplicationForm();
    await again.click(screen.getByRole('button', { name: 'Restore what you typed' }));
    expect(field.name()).toHaveValue('Savita Devi');
    expect(screen.queryByRole('button', { name: 'Restore what you typed' })).not.toBeInTheDocument();
  });

  it.each([
    ['is still offered when only a name was typed beside the offer', false, 'Savita Devi'],
    ['is replaced by one with as many answers', true, 'Ravi Kumar'],
  ])('%s', async (_what, isComplete, offered) => {
    const { unmount } = openApplicationForm();
    fillInAtOnce();
    leavePage(unmount);
    const second = openApplicationForm();
    if (isComplete) fillInAtOnce();
    await second.user.clear(field.name());
    await second.user.type(field.name(), 'Ravi Kumar');
    leavePage(second.unmount);
    const { user: last } = openApplicationForm();
    await last.click(screen.getByRole('button', { name: 'Restore what you typed' }));
    expect(field.name()).toHaveValue(offered);
    expect(field.idea()).toHaveValue('Apparel & Textiles');
  });

  it('stays, file included, when only the language changes', async () => {
    const { user, unmount } = openApplicationForm();
    await user.type(field.name(), 'Savita Devi');
    await user.upload(field.supportingDocument(), pdf());
    window.history.pushState(null, '', '/hi/apply');
    unmount();
    openApplicationForm({ locale: 'hi', at: '/hi/apply' });
    expect(screen.getByLabelText(/^आपका पूरा नाम/)).toHaveValue('Savita Devi');
    expect(screen.getByText('unit-plan.pdf', { selector: '.cf-file__name' })).toBeVisible();
  });

  it('aborts the request when the page is left', async () => {
    const { user, unmount } = openApplicationForm();
    fillInAtOnce();
    await user.click(submitButton());
    leavePage(unmount);
    expect(lastUpload().aborted).toBe(true);
  });

  it('does not prevent sending when the browser refuses storage', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user } = openApplicationForm();
    fillInAtOnce();
    await user.click(submitButton());
    expect(uploads).toHaveLength(1);
  });
});

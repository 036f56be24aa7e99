import { act, screen } from '@testing-library/react';
import { answer, freshFormPerTest } from '../../../test/form-screen';
import { field, fillInAtOnce, openApplicationForm, receipt, submitButton } from '../../../test/open-apply';
import { reloadPage } from '../../../test/page-load';
import { application } from './application';

freshFormPerTest();

describe('an accepted application', () => {
  it('shows the server’s message and the reference number, with the focus on the heading; without an e-mail no link to tracking', async () => {
    const { user } = openApplicationForm();
    fillInAtOnce();
    await user.click(submitButton());
    await answer(201, { message: 'Application submitted successfully', data: receipt });
    expect(screen.getByText('Application submitted successfully')).toBeVisible();
    expect(screen.getByText('FA-7K3M9Q')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'We have received your application' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Print this page' })).toBeVisible();
    expect(screen.getByText(/You gave no e-mail/)).toBeVisible();
    // The code for tracking is sent by e-mail.
    expect(screen.queryByRole('link', { name: 'Check status' })).not.toBeInTheDocument();
    expect(screen.getByText(/^Write it down/)).toHaveTextContent('quote it when you write to us.');
  });

  it('shows its own success message when the server sends none, and the company name for print', async () => {
    const { user } = openApplicationForm();
    fillInAtOnce();
    await user.click(submitButton());
    await answer(201, { data: receipt });
    expect(screen.getByText('Application submitted successfully! 🎉')).toBeVisible();
    // For print.
    expect(screen.getByText('Saajha Udyog Public Limited')).toBeInTheDocument();
  });

  it('links to tracking if an e-mail was given', async () => {
    const { user } = openApplicationForm();
    fillInAtOnce();
    await user.type(field.email(), 'savita@example.org');
    await user.click(submitButton());
    await answer(201, { data: receipt });
    expect(screen.getByRole('link', { name: 'Check status' })).toHaveAttribute(
      'href',
      `/track#${receipt.reference}`,
    );
    expect(screen.getByText('(localhost/track)')).toBeInTheDocument();
  });

  it('has a button that copies the reference number', async () => {
    const { user } = openApplicationForm();
    fillInAtOnce();
    await user.click(submitButton());
    await answer(201, { data: receipt });
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('FA-7K3M9Q');
    expect(screen.getByText('Copied')).toBeVisible();
  });

  it('is followed by an empty form without a draft', async () => {
    const { user } = openApplicationForm();
    fillInAtOnce();
    await user.click(submitButton());
    await answer(201, { data: receipt });
    await user.click(screen.getByRole('button', { name: 'Send another application' }));
    expect(sessionStorage).toHaveLength(0);
    expect(field.name()).toHaveValue('');
  });

  it('asks to quote the reference number when calling the office, if its number is configured', async () => {
    const { user } = openApplicationForm({ site: { officePhone: '+91 612 555 0100' } });
    fillInAtOnce();
    await user.click(submitButton());
    await answer(201, { data: receipt });
    expect(screen.getByText(/^Write it down/)).toHaveTextContent(
      'quote it when you call us on +91 612 555 0100.',
    );
  });

  it('is shown again after a reload, in either language, until another application is started', async () => {
    const { user, unmount } = openApplicationForm();
    fillInAtOnce();
    await user.click(submitButton());
    await answer(201, { data: receipt });
    unmount();
    act(() => reloadPage(application));
    const again = openApplicationForm();
    expect(screen.getByRole('heading', { name: 'We have received your application' })).toHaveFocus();
    expect(screen.getByText('FA-7K3M9Q')).toBeVisible();
    expect(screen.getByText(/Received on 21 November 2025/)).toHaveTextContent('You gave no e-mail');
    window.history.pushState(null, '', '/hi/apply');
    again.unmount();
    const { user: reader } = openApplicationForm({ locale: 'hi', at: '/hi/apply' });
    expect(screen.getByText('FA-7K3M9Q')).toBeVisible();
    await reader.click(screen.getByRole('button', { name: 'एक और आवेदन भेजें' }));
    expect(screen.getByLabelText(/^आपका पूरा नाम/)).toHaveValue('');
  });

  it('still mentions the confirmation mail after a reload', async () => {
    const { user, unmount } = openApplicationForm();
    fillInAtOnce();
    await user.type(field.email(), 'savita@example.org');
    await user.click(submitButton());
    await answer(201, { data: receipt });
    unmount();
    act(() => reloadPage(application));
    openApplicationForm();
    expect(screen.getByText(/We will confirm this by e-mail/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Check status' })).toBeVisible();
  });

  it('shows its message in Hindi although the server answers in English', async () => {
    const { user } = openApplicationForm({ locale: 'hi', at: '/hi/apply' });
    await user.type(screen.getByLabelText(/^आपका पूरा नाम/), 'सविता देवी');
    await user.type(screen.getByLabelText(/^कारख़ाना कहाँ लगे/), 'हाजीपुर');
    await user.selectOptions(screen.getByLabelText(/^काम का प्रकार/), 'कपड़ा और सिलाई');
    await user.selectOptions(screen.getByLabelText(/^कितनी रक़म चाहिए/), '₹25 लाख से ₹50 लाख');
    await user.type(screen.getByLabelText(/^मोबाइल नंबर/), '9835012345');
    await user.click(screen.getByRole('button', { name: 'आवेदन भेजें' }));
    await answer(201, { message: 'Application submitted successfully', data: receipt });
    expect(screen.getByText('आपका आवेदन पहुँच गया! 🎉')).toBeVisible();
    expect(screen.queryByText('Application submitted successfully')).not.toBeInTheDocument();
  });
});

import { act, screen, within } from '@testing-library/react';
import { translatePage } from '../../../../frontend-shared/test/translate-page';
import { freshFormPerTest, leavePage, messageAt } from '../../../test/form-screen';
import {
  checkAndSend,
  field,
  fillInAtOnce,
  openShareholder,
  paste,
  photo,
  question,
  submitButton,
} from '../../../test/open-shareholder';
import { reloadPage } from '../../../test/page-load';
import { uploads } from '../../../test/upload-server';
import { shareholderApplication } from './shareholder-application';

freshFormPerTest(shareholderApplication);

const panel = () =>
  within(screen.getAllByRole('complementary', { name: 'Your application' })[0] as HTMLElement);
const bar = () => screen.getAllByRole('complementary', { name: 'Your application' })[1];

describe('the terms checkbox', () => {
  it('blocks sending until it is ticked, and the button explains why', async () => {
    const { user } = openShareholder();
    fillInAtOnce();
    await user.click(field.terms());
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Please agree to the terms and conditions')).toBeVisible();
    await user.click(submitButton());
    await user.type(field.name(), '{Enter}');
    expect(uploads).toHaveLength(0);
    await user.click(field.terms());
    expect(screen.queryByText('Please agree to the terms and conditions')).toBeNull();
    await checkAndSend(user);
    expect(uploads).toHaveLength(1);
  });
});

describe('an error', () => {
  it('is replaced by the next one on a page that the browser has translated', async () => {
    const { user } = openShareholder();
    await paste(user, field.mobile(), '98350');
    await user.tab();
    const first = messageAt(field.mobile());
    expect(first).toBeTruthy();
    translatePage();
    await user.clear(screen.getByRole('textbox', { name: 'Mobile number' }));
    await user.tab();
    expect(messageAt(screen.getByRole('textbox', { name: 'Mobile number' }))).not.toBe(first);
  });

  it('is listed above the form with a link to its field', async () => {
    const { user } = openShareholder();
    await user.click(field.terms());
    await user.click(submitButton());
    const summary = screen.getByRole('group', { name: '13 things to correct' });
    expect(
      within(summary).getByRole('link', {
        name: 'E-mail: Enter your e-mail, so that the decision reaches you.',
      }),
    ).toBeVisible();
    await user.click(within(summary).getByRole('link', { name: 'Shares: Choose how many shares.' }));
    expect(field.shares(/^1 share/)).toHaveFocus();
    await user.click(within(summary).getByRole('link', { name: 'Selling shares: Choose an answer.' }));
    expect(question(/sell your shares/).getByLabelText(/^Not before/)).toHaveFocus();
    expect(uploads).toHaveLength(0);
  });

  it('moves the focus to its field when it is the only one', async () => {
    const { user } = openShareholder();
    fillInAtOnce();
    await user.clear(field.nominee());
    await user.click(submitButton());
    expect(field.nominee()).toHaveFocus();
    expect(messageAt(field.nominee())).toBe('Enter the full name of your nominee.');
  });

  it('is not shown for a field that lost the focus to the “Clear form” button', async () => {
    const { user } = openShareholder();
    await paste(user, field.email(), 'ram@example');
    await user.click(screen.getByRole('button', { name: 'Clear form' }));
    expect(field.email()).toHaveValue('');
    expect(messageAt(field.email())).toBe('');
  });

  it('is shown for a wrong PAN on blur, not before', async () => {
    const { user } = openShareholder();
    for (const [typed, message] of [
      ['BQTPS48213', 'The last character must be a letter from A to Z. You typed 3.'],
      ['BQTP14821K', 'The first five must be letters from A to Z. You typed BQTP1.'],
      ['BQTPSA821K', 'Characters six to nine must be digits. You typed A821.'],
      ['BQTPS4821', '9 characters typed, 10 needed.'],
    ] as const) {
      await paste(user, field.pan(), typed);
      expect(messageAt(field.pan())).toBe('');
      await user.tab();
      expect(messageAt(field.pan())).toBe(message);
      act(() => shareholderApplication.clear());
    }
  });

  it('is shown for a wrong mobile number on blur', async () => {
    const { user } = openShareholder();
    for (const [typed, message] of [
      ['98350', '5 digits typed, 10 needed.'],
      ['1835012345', 'An Indian mobile number begins with 6, 7, 8 or 9.'],
    ] as const) {
      await paste(user, field.mobile(), typed);
      await user.tab();
      expect(messageAt(field.mobile())).toBe(message);
      act(() => shareholderApplication.clear());
    }
  });

  it('is shown for a file of the wrong type, for a photo of another type and for an empty file', async () => {
    const { user } = openShareholder();
    for (const [file, message] of [
      [photo('voter-card.txt'), 'We can’t read this type of file. Choose PDF, JPG, JPEG or PNG.'],
      [
        photo('voter-card.HEIC'),
        'We can’t read this type of photo. Open it, take a screenshot and choose that. PDF, JPG, JPEG or PNG will do.',
      ],
      [photo('voter-card.jpg', 0), 'This file is empty. Choose another one.'],
    ] as const) {
      await user.upload(field.idProof(), file);
      expect(messageAt(field.idProof())).toBe(message);
    }
  });

  it('is shown in Hindi on the Hindi page', async () => {
    const { user } = openShareholder({ locale: 'hi' });
    await paste(user, screen.getByLabelText('पैन नंबर'), 'BQTPS48213');
    await user.tab();
    expect(messageAt(screen.getByLabelText('पैन नंबर'))).toBe('आख़िर में अंग्रेज़ी अक्षर होना चाहिए। आपने 3 लिखा है।');
    expect(screen.getByText('कृपया नियम और शर्तें स्वीकार करें')).toBeVisible();
  });
});

describe('the PAN', () => {
  it('is not changed by the autocorrection of a phone, like the referral code', () => {
    openShareholder();
    expect(field.pan()).toHaveAttribute('autocorrect', 'off');
    expect(field.referral()).toHaveAttribute('autocorrect', 'off');
  });

  it('is upper-cased on blur, and not masked', async () => {
    const { user } = openShareholder();
    await paste(user, field.pan(), 'bqtps 4821 k');
    await user.tab();
    expect(field.pan()).toHaveValue('BQTPS4821K');
  });

  it('and the identity proof are not stored for a reload; everything else is', async () => {
    const { unmount } = openShareholder();
    fillInAtOnce();
    const stored = JSON.stringify({ ...sessionStorage });
    expect(stored).toContain('Sunita Devi');
    expect(stored).not.toMatch(/bqtps/i);
    unmount();
    act(() => reloadPage(shareholderApplication));
    openShareholder();
    expect(field.name()).toHaveValue('Savita Devi');
    expect(field.shares(/^10 shares/)).toBeChecked();
    expect(field.terms()).toBeChecked();
    expect(field.pan()).toHaveValue('');
    expect(screen.getByText(/Choose “voter-card.jpg” again/)).toBeVisible();
  });

  it('must be entered again, like the file, after leaving and coming back', () => {
    const { unmount } = openShareholder();
    fillInAtOnce();
    leavePage(unmount);
    openShareholder();
    const offer = 'You began to fill in this form before. The file and the PAN are not kept.';
    expect(screen.getByText(offer)).toBeVisible();
  });
});

describe('consent', () => {
  it('must be given again after leaving and coming back', async () => {
    const { unmount } = openShareholder();
    fillInAtOnce();
    leavePage(unmount);
    const { user } = openShareholder();
    await user.click(screen.getByRole('button', { name: 'Restore what you typed' }));
    expect(field.name()).toHaveValue('Savita Devi');
    expect(field.terms()).not.toBeChecked();
  });

  it('alone is not offered as a draft', async () => {
    const { user, unmount } = openShareholder();
    await user.click(field.terms());
    leavePage(unmount);
    openShareholder();
    expect(screen.queryByRole('button', { name: 'Restore what you typed' })).not.toBeInTheDocument();
  });
});

describe('the referral code', () => {
  it('is optional', async () => {
    const { user } = openShareholder();
    expect(screen.getByLabelText('Referral code (optional)')).toBeVisible();
    fillInAtOnce();
    await checkAndSend(user);
    expect(uploads).toHaveLength(1);
  });

  it('is required when the configuration says so', async () => {
    const { user } = openShareholder({ site: { requireReferral: true } });
    fillInAtOnce();
    await user.click(submitButton());
    expect(uploads).toHaveLength(0);
    expect(field.referral()).toHaveFocus();
    expect(messageAt(field.referral())).toBe('Enter the code of the shareholder who invited you.');
    await paste(user, field.referral(), 'RK-2041');
    await checkAndSend(user);
    expect(uploads[0]?.form.get('referralCode')).toBe('RK-2041');
  });
});

describe('the running total', () => {
  it('follows the number of shares, beside the form and in the bottom bar', async () => {
    const { user } = openShareholder();
    expect(panel().getByText('Total').nextSibling).toHaveTextContent('not chosen yet');
    expect(bar()).toHaveTextContent('No shares chosen yet');
    await user.click(field.shares(/^100 shares/));
    expect(panel().getByText('Shares').nextSibling).toHaveTextContent('100');
    expect(panel().getByText('Each').nextSibling).toHaveTextContent('₹500');
    expect(panel().getByText('Total').nextSibling).toHaveTextContent('₹50,000');
    expect(bar()).toHaveTextContent('100 shares ₹50,000');
  });
});

describe('the four risk questions', () => {
  it('explain a wrong answer without blocking the form', async () => {
    const { user } = openShareholder();
    fillInAtOnce();
    const selling = question(/sell your shares/);
    await user.click(selling.getByLabelText(/^At any time/));
    expect(selling.getByRole('status')).toHaveTextContent(
      /Not correct. The shares are unlisted.*You can choose again or go on/,
    );
    await user.click(submitButton());
    await user.click(await screen.findByRole('checkbox', { name: /^I have read the correct answers/ }));
    await user.click(submitButton());
    expect(uploads).toHaveLength(1);
  });

  it('can be answered again', async () => {
    const { user } = openShareholder();
    const profit = question(/no profit this year/);
    await user.click(profit.getByLabelText(/^A fixed return/));
    await user.click(profit.getByLabelText(/^Nothing/));
    expect(profit.getByRole('status')).toHaveTextContent('Correct. Profit is not guaranteed.');
  });

  it('explain the new answer on a page that the browser has translated', async () => {
    const { user } = openShareholder();
    const profit = question(/no profit this year/);
    await user.click(profit.getByLabelText(/^A fixed return/));
    translatePage();
    await user.click(profit.getByRole('radio', { name: /^Nothing/ }));
    expect(profit.getByRole('status')).toHaveTextContent(
      /^Correct\. Profit is not guaranteed\..*next year\.$/,
    );
  });

  it('have to be answered before the form is sent', async () => {
    const { user } = openShareholder();
    fillInAtOnce();
    act(() => shareholderApplication.type('riskSharing', ''));
    await user.click(submitButton());
    expect(uploads).toHaveLength(0);
    expect(question(/When is profit shared/).getByLabelText('Every month')).toHaveFocus();
    await user.click(question(/When is profit shared/).getByLabelText(/^Once a year/));
    await checkAndSend(user);
    expect(uploads).toHaveLength(1);
  });
});

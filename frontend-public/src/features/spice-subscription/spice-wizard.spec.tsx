import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { freshFormPerTest, messageAt } from '../../../test/form-screen';
import { fillDetails, fillToPayment, openSpiceClub, press, typeDetails } from '../../../test/open-spice-club';
import { reloadPage } from '../../../test/page-load';
import { uploads } from '../../../test/upload-server';
import { subscription } from './spice-subscription';

freshFormPerTest(subscription);

const title = () => screen.getByRole('heading', { level: 2, name: /^(Who|Choose a combo|How will)/ });
const currentStep = () => screen.getByRole('list', { name: 'Steps of the subscription' });
const account = () => within(screen.getByRole('region', { name: 'Your order' }));

/** Sets the current time. */
const orderedAt = (moment: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(moment));

describe('the steps of the wizard', () => {
  it('are Details, Combo and Payment; the first one has no way back', () => {
    openSpiceClub();
    const marks = within(currentStep()).getAllByRole('listitem');
    expect(marks.map((mark) => mark.textContent)).toEqual(['1. Details', '2. Combo', '3. Payment']);
    expect(marks[0]).toHaveAttribute('aria-current', 'step');
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  });

  it('advance when the current step is valid, to the top of the next one with the focus on its heading; a change of language keeps the step', async () => {
    const { user, switchLanguage } = openSpiceClub();
    await typeDetails(user);
    await press(user, 'Choose a combo');
    expect(title()).toHaveTextContent('Choose a combo');
    expect(title()).toHaveFocus();
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
    expect(within(currentStep()).getByText(/Details/)).toHaveTextContent('1. Details (done)');
    expect(uploads).toHaveLength(0);
    switchLanguage('hi');
    expect(screen.getByRole('heading', { name: 'अपना पैक चुनें' })).toBeVisible();
  });

  it('go back with all input kept, and forward again with the browser’s button', async () => {
    const { user } = openSpiceClub();
    await fillToPayment(user);
    await press(user, 'Back');
    expect(screen.getByRole('radio', { name: /^Premium Pack/ })).toBeChecked();
    act(() => history.forward());
    await screen.findByRole('heading', { level: 2, name: 'How will you pay?' });
    await press(user, 'Back');
    await press(user, 'Back');
    expect(screen.getByLabelText(/^Your name/)).toHaveValue('Anita Kumari');
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  });

  it('start over when the form is cleared, and Undo restores the input', async () => {
    const { user } = openSpiceClub();
    await fillToPayment(user);
    await press(user, 'Clear form');
    expect(screen.getByLabelText(/^Your name/)).toHaveValue('');
    await press(user, 'Undo');
    expect(screen.getByLabelText(/^Your name/)).toHaveValue('Anita Kumari');
  });
});

describe('the browser’s Back and Forward buttons', () => {
  const go = async (way: 'back' | 'forward', expected: string) => {
    act(() => history[way]());
    await screen.findByRole('heading', { level: 2, name: expected });
  };

  it('move from step to step with all input kept, to the top with the focus on the heading', async () => {
    const { user } = openSpiceClub();
    await fillToPayment(user);
    await go('back', 'Choose a combo');
    expect(screen.getByRole('radio', { name: /^Premium Pack/ })).toBeChecked();
    expect(title()).toHaveFocus();
    await go('back', 'Who gets the box?');
    expect(screen.getByLabelText(/^Your name/)).toHaveValue('Anita Kumari');
    await go('forward', 'Choose a combo');
    await go('forward', 'How will you pay?');
  });

  it('lead no further than the first invalid step', async () => {
    const { user } = openSpiceClub();
    await fillToPayment(user);
    await go('back', 'Choose a combo');
    await go('back', 'Who gets the box?');
    await user.clear(screen.getByLabelText(/^PIN code/));
    act(() => history.go(2));
    await waitFor(() => expect(title()).toHaveFocus());
    expect(title()).toHaveTextContent('Who gets the box?');
  });
});

describe('a reload in the same tab', () => {
  /** Memory is reset; URL and session storage are kept. */
  function reload(unmount: () => void) {
    unmount();
    act(() => reloadPage(subscription));
    return openSpiceClub({ again: true });
  }

  it('keeps the step and the input', async () => {
    const { user, unmount } = openSpiceClub();
    await fillToPayment(user);
    const { user: again } = reload(unmount);
    expect(title()).toHaveTextContent('How will you pay?');
    await press(again, 'Back');
    expect(screen.getByRole('radio', { name: /^Premium Pack/ })).toBeChecked();
  });

  it('leads no further than the first invalid step', async () => {
    const { user, unmount } = openSpiceClub();
    await fillToPayment(user);
    await press(user, 'Change');
    await user.clear(screen.getByLabelText(/^PIN code/));
    await act(async () => history.forward());
    reload(unmount);
    expect(title()).toHaveTextContent('Who gets the box?');
  });

  it('starts at the first step when the page was left before', async () => {
    const { user, unmount } = openSpiceClub();
    await fillToPayment(user);
    unmount();
    act(() => subscription.leave());
    openSpiceClub();
    expect(title()).toHaveTextContent('Who gets the box?');
  });
});

describe('step 1', () => {
  it('requires user type, name, e-mail, address, PIN code and mobile, and does not advance without them', async () => {
    const { user } = openSpiceClub();
    await press(user, 'Choose a combo');
    const summary = screen.getByRole('group', { name: '6 things to correct' });
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'You are: Choose whether you are a Share Holder or an Individual User.',
      'Your name: Enter your name.',
      'E-mail: Enter your e-mail.',
      'Address: Enter the delivery address.',
      'PIN code: Enter the PIN code.',
      'Mobile number: Enter a mobile number.',
    ]);
    expect(title()).toHaveTextContent('Who gets the box?');
  });

  it('asks only shareholders for the RM or PW id, and ignores an invalid one of an individual user', async () => {
    const { user } = openSpiceClub();
    fillDetails();
    expect(screen.queryByLabelText(/^RM ID/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Share Holder' }));
    await press(user, 'Choose a combo');
    const id = screen.getByLabelText(/^RM ID or PW ID/);
    expect(id).toHaveFocus();
    expect(messageAt(id)).toBe('Enter your RM ID or PW ID.');
    await user.paste('I do not know it, my uncle in Hajipur is the shareholder');
    await press(user, 'Choose a combo');
    expect(messageAt(id)).toMatch(/^Too long/);
    await user.click(screen.getByRole('radio', { name: 'Individual User' }));
    await press(user, 'Choose a combo');
    expect(title()).toHaveTextContent('Choose a combo');
  });

  it('validates PIN code and mobile numbers on blur', async () => {
    const { user } = openSpiceClub();
    for (const [label, typed, message] of [
      [/^PIN code/, '8441012', '7 digits typed, 6 needed.'],
      [/^Mobile number/, '98765432101', '11 digits typed, 10 needed.'],
      [/^Alternate mobile/, '12345', '5 digits typed, 10 needed.'],
    ] as const) {
      const control = screen.getByLabelText(label);
      await user.click(control);
      await user.paste(typed);
      expect(messageAt(control)).toBe('');
      await user.tab();
      expect(messageAt(control)).toBe(message);
    }
  });
});

describe('step 2', () => {
  async function openCombos() {
    const { user } = openSpiceClub();
    fillDetails();
    await press(user, 'Choose a combo');
    return user;
  }
  const boxes = () => screen.getByLabelText('How many each month');
  const step = (name: string) => screen.getByRole('button', { name });

  it('shows the packs as tins with as many bowls as they have varieties, and their prices', async () => {
    await openCombos();
    const [spice, premium, deluxe] = screen
      .getAllByRole('radio')
      .map((radio) => radio.closest('label') as HTMLElement);
    expect(spice).toHaveTextContent('Spice Pack10 varieties₹1,000 a month');
    expect(premium).toHaveTextContent('Premium Pack15 varieties₹2,000 a month');
    expect(deluxe).toHaveTextContent('Deluxe Pack20 varieties plus bonus gifts₹3,000 a month');
    // The rim and the bottom of the tin are circles too.
    expect(spice?.querySelectorAll('circle')).toHaveLength(12);
    expect(deluxe?.querySelectorAll('circle')).toHaveLength(22);
  });

  it('does not advance without a combo', async () => {
    const user = await openCombos();
    await press(user, 'Go to payment');
    expect(screen.getByText('Choose a combo.')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Spice Pack/ })).toHaveFocus();
    expect(title()).toHaveTextContent('Choose a combo');
  });

  it('limits the quantity buttons to 1 to 5', async () => {
    const user = await openCombos();
    expect(screen.getByText('Maximum 5 combos per subscription')).toBeVisible();
    await user.click(step('One less'));
    expect(boxes()).toHaveValue('1');
    for (let pressed = 0; pressed < 6; pressed += 1) await user.click(step('One more'));
    expect(boxes()).toHaveValue('5');
    expect(step('One more')).toHaveAttribute('aria-disabled', 'true');
  });

  it('announces the quantity that a button has set, but not what is typed', async () => {
    const user = await openCombos();
    const announced = () =>
      screen.queryByText(/^How many each month: /, { selector: '[role=status]' })?.textContent;
    await user.click(step('One more'));
    expect(announced()).toBe('How many each month: 2');
    await user.type(boxes(), '{Backspace}1');
    expect(announced()).toBeUndefined();
    await user.click(step('One more'));
    expect(announced()).toBe('How many each month: 2');
  });

  it('does not advance with the quantity 6, 0 or “two”', async () => {
    const user = await openCombos();
    await user.click(screen.getByRole('radio', { name: /^Spice Pack/ }));
    for (const [typed, message] of [
      ['6', 'Maximum 5 combos per subscription'],
      ['0', 'At least one combo.'],
      ['two', 'Use digits only.'],
    ] as const) {
      await user.clear(boxes());
      await user.type(boxes(), typed);
      await press(user, 'Go to payment');
      expect(messageAt(boxes())).toBe(message);
      expect(title()).toHaveTextContent('Choose a combo');
    }
  });

  it('shows the cost: price times quantity, shipping free, delivered on the 15th', async () => {
    orderedAt('2026-11-28T12:00:00+05:30');
    const user = await openCombos();
    await user.click(screen.getByRole('radio', { name: /^Deluxe Pack/ }));
    await user.click(step('One more'));
    const rows = account()
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(rows).toEqual([
      ['Deluxe Pack × 2', '₹6,000'],
      ['Shipping', 'Free'],
      ['Delivered', '15th of every month'],
      ['First box', '15 December 2026'],
      ['Each month', '₹6,000'],
    ]);
  });
});

describe('step 3', () => {
  it('shows when the first box is delivered and paid', async () => {
    orderedAt('2026-11-11T00:00:00+05:30');
    const { user } = openSpiceClub();
    await fillToPayment(user);
    const rows = account()
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(rows).toContainEqual(['First box', '15 December 2026']);
    expect(rows).toContainEqual(['Pay on 15 December 2026', '₹4,000']);
  });

  it('moves the first box to the next month when the page is shown again after the last day for orders', async () => {
    orderedAt('2026-11-10T23:59:00+05:30');
    const { user } = openSpiceClub();
    await fillToPayment(user);
    expect(account().getByText('First box').nextSibling).toHaveTextContent('15 November 2026');
    orderedAt('2026-11-11T07:00:00+05:30');
    fireEvent(document, new Event('visibilitychange'));
    expect(account().getByText('First box').nextSibling).toHaveTextContent('15 December 2026');
    expect(account().getByText('Pay on 15 December 2026')).toBeVisible();
  });

  it('preselects cash on delivery when it is the only option, marks UPI as Coming Soon, and offers Razorpay only where it is configured', async () => {
    const { user } = openSpiceClub();
    await fillToPayment(user);
    expect(screen.getByRole('radio', { name: /^Cash on delivery/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^UPI/ })).toBeDisabled();
    expect(screen.getByText('Coming Soon')).toBeVisible();
    expect(screen.queryByRole('radio', { name: /^Razorpay/ })).not.toBeInTheDocument();
  });

  it('requires a payment method when there are several', async () => {
    const { user } = openSpiceClub({ site: { onlinePayment: true } });
    await fillToPayment(user);
    expect(screen.getByRole('radio', { name: /^Cash on delivery/ })).not.toBeChecked();
    await press(user, 'Place order');
    expect(screen.getByText('Choose how you will pay.')).toBeVisible();
    expect(uploads).toHaveLength(0);
  });

  it('shows the delivery address, with a button to change it', async () => {
    const { user } = openSpiceClub();
    await fillToPayment(user);
    const address = within(screen.getByRole('region', { name: 'Delivery address' }));
    expect(address.getByText('Anita Kumari')).toBeVisible();
    expect(address.getByText('PIN 844101')).toBeVisible();
    await user.click(address.getByRole('button', { name: 'Change' }));
    expect(screen.getByLabelText(/^Address/)).toHaveValue('Ward 7, Station Road, Hajipur, Bihar');
  });
});

import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { freshFormPerTest } from '../../../test/form-screen';
import {
  fillDetails,
  fillToPayment,
  letTimePass,
  openSpiceClub,
  press,
  pressAtOnce,
} from '../../../test/open-spice-club';
import { uploads } from '../../../test/upload-server';
import { subscription } from './spice-subscription';

freshFormPerTest(subscription);

const title = () => screen.getByRole('heading', { level: 2, name: /^(Choose a combo|How will)/ });

describe('two quick presses of the button', () => {
  /** Everything is chosen, and the person has come to step 3 once more. */
  async function comeToPaymentAgain(user: UserEvent) {
    await fillToPayment(user);
    await user.click(screen.getByRole('radio', { name: /^Cash on delivery/ }));
    await press(user, 'Back');
    await user.click(screen.getByRole('radio', { name: /^Deluxe Pack/ }));
    await press(user, 'Go to payment');
    expect(title()).toHaveTextContent(/^How will/);
  }

  it('go one step forward, and nothing there is called wrong before it was seen', async () => {
    const { user } = openSpiceClub();
    await fillDetails(user);
    await press(user, 'Choose a combo');
    letTimePass(180);
    await pressAtOnce(user, 'Go to payment');
    expect(title()).toHaveTextContent('Choose a combo');
    expect(screen.queryByText('Choose a combo.')).not.toBeInTheDocument();
  });

  it('place no order, though everything is chosen already; a press after reading does', async () => {
    const { user } = openSpiceClub();
    await comeToPaymentAgain(user);
    letTimePass(180);
    await pressAtOnce(user, 'Place order');
    expect(uploads).toHaveLength(0);
    await press(user, 'Place order');
    expect(uploads).toHaveLength(1);
  });

  it('are no more than one when a key is held down, however long', async () => {
    const { user } = openSpiceClub();
    await comeToPaymentAgain(user);
    const button = screen.getByRole('button', { name: 'Place order' });
    letTimePass(1_000);
    // What a browser makes of a held key: a press for each repeat, unless the page says no.
    expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true);
  });

  it('are heard in the end when somebody goes on pressing', async () => {
    const { user } = openSpiceClub();
    await comeToPaymentAgain(user);
    for (let again = 0; again < 4; again += 1) {
      letTimePass(180);
      await pressAtOnce(user, 'Place order');
    }
    expect(uploads).toHaveLength(1);
  });
});

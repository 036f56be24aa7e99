import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { freshFormPerTest } from '../../../../test/form-screen';
import { fillDetails, fillToPayment, openSpiceClub, press } from '../../../../test/open-spice-club';
import { uploads } from '../../../../test/upload-server';
import { subscription } from '../spice-subscription';

freshFormPerTest(subscription);

const title = () => screen.getByRole('heading', { level: 2, name: /^(Choose a combo|How will)/ });
const button = (name: string) => screen.getByRole('button', { name });

/** Goes back to the combo step with everything chosen. */
async function returnToCombo(user: UserEvent) {
  await fillToPayment(user);
  await press(user, 'Back');
  expect(title()).toHaveTextContent('Choose a combo');
}

describe('the submit button of the wizard', () => {
  it('advances one step on a double click, and shows no errors on the next step', async () => {
    const { user } = openSpiceClub();
    fillDetails();
    await user.dblClick(button('Choose a combo'));
    expect(title()).toHaveTextContent('Choose a combo');
    expect(screen.queryByText('Choose a combo.')).not.toBeInTheDocument();
  });

  it('places no order on a double click on the previous step, even if everything is chosen', async () => {
    const { user } = openSpiceClub();
    await returnToCombo(user);
    await user.dblClick(button('Go to payment'));
    expect(title()).toHaveTextContent(/^How will/);
    expect(uploads).toHaveLength(0);
  });

  it('places no order on a double tap on the previous step', async () => {
    const { user } = openSpiceClub();
    await returnToCombo(user);
    const tap = (name: string, timeStamp: number) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
      // A fixed time: on a slow machine, rendering the next step may take longer than a double tap.
      Object.defineProperty(click, 'timeStamp', { value: timeStamp });
      fireEvent(button(name), Object.assign(click, { pointerType: 'touch' }));
    };
    tap('Go to payment', 10_000);
    tap('Place order', 10_150);
    expect(uploads).toHaveLength(0);
  });

  it('ignores the repeats of a held key', async () => {
    const { user } = openSpiceClub();
    await returnToCombo(user);
    // Browsers turn each repeat of a held key into a click, unless it is prevented.
    expect(fireEvent.keyDown(button('Go to payment'), { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(button('Go to payment'), { key: 'Enter' })).toBe(true);
  });
});

test('separate presses all count, however fast', async () => {
  const { user } = openSpiceClub();
  await returnToCombo(user);
  await press(user, 'Go to payment');
  await press(user, 'Place order');
  expect(uploads).toHaveLength(1);
});

import { act, screen } from '@testing-library/react';
import { answer, freshFormPerTest, messageAt } from '../../../test/form-screen';
import { accepted, fillToPayment, openSpiceClub, press, spiceReceipt } from '../../../test/open-spice-club';
import { reloadPage } from '../../../test/page-load';
import { lastUpload, uploads } from '../../../test/upload-server';
import { PRIVACY_VERSION } from '../../content/legal-versions';
import { subscription } from './spice-subscription';

freshFormPerTest(subscription);

let leavePage: () => void;

async function placeOrder() {
  const { user, unmount } = openSpiceClub();
  await fillToPayment(user);
  await user.click(screen.getByRole('radio', { name: /^Cash on delivery/ }));
  await press(user, 'Place order');
  leavePage = unmount;
  return user;
}

describe('an order', () => {
  it('contains the fields that the API accepts, with the total as price times quantity, and is sent once', async () => {
    const user = await placeOrder();
    const { path, headers, json } = lastUpload();
    expect(path).toBe('/api/subscription');
    expect(headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    const { elapsedMs, ...rest } = json;
    expect(elapsedMs).toEqual(expect.any(Number));
    expect(rest).toEqual({
      userType: 'Individual User',
      name: 'Anita Kumari',
      email: 'anita@example.org',
      address: 'Ward 7, Station Road, Hajipur, Bihar',
      pinCode: '844101',
      mobile: '9876543210',
      combo: 'Premium Pack',
      quantity: 2,
      paymentMethod: 'cod',
      total: 4000,
      consentVersion: PRIVACY_VERSION,
    });
    // The button is busy and ignores a second press.
    await press(user, /Placing order…/);
    expect(uploads).toHaveLength(1);
  });

  it('contains the id of a shareholder, but none that was typed before choosing Individual User', async () => {
    const { user } = openSpiceClub();
    await user.click(screen.getByRole('radio', { name: 'Share Holder' }));
    const id = screen.getByLabelText(/^RM ID/);
    expect(id).toHaveAttribute('autocorrect', 'off');
    await user.type(id, 'RM-10482');
    await fillToPayment(user);
    await user.click(screen.getByRole('radio', { name: /^Cash on delivery/ }));
    await press(user, 'Place order');
    expect(lastUpload().json).not.toHaveProperty('rmPwId');
    await act(async () => lastUpload().fail());
    await press(user, 'Back to payment');
    await press(user, 'Change');
    await user.click(screen.getByRole('radio', { name: 'Share Holder' }));
    await press(user, 'Choose a combo');
    await press(user, 'Go to payment');
    await press(user, 'Try again');
    expect(lastUpload().json).toMatchObject({ userType: 'Share Holder', rmPwId: 'RM-10482' });
  });

  it('shows its result: the message, the reference number, the total and the next delivery; “Start New Subscription” leads to an empty step 1', async () => {
    const user = await placeOrder();
    await answer(201, { message: accepted, data: spiceReceipt });
    expect(screen.getByRole('heading', { name: accepted })).toHaveFocus();
    expect(screen.getAllByText(accepted)).toHaveLength(1);
    expect(screen.getByText('SP-7K3M9Q')).toBeVisible();
    expect(screen.getByText('First box on 15 December 2025. Keep ₹4,000 in cash ready.')).toBeVisible();
    const value = (term: string) => screen.getByText(term).nextSibling?.textContent;
    expect(value('Next delivery')).toBe('15 December 2025');
    expect(value('Premium Pack × 2')).toBe('₹4,000');
    await press(user, 'Start New Subscription');
    expect(screen.getByRole('heading', { name: 'Who gets the box?' })).toHaveFocus();
    expect(screen.getByLabelText(/^Your name/)).toHaveValue('');
    expect(screen.getByRole('radio', { name: 'Individual User' })).not.toBeChecked();
  });

  it('shows its result again after a reload, until a new order is started', async () => {
    await placeOrder();
    await answer(201, { message: accepted, data: spiceReceipt });
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Anita|anita|Hajipur|844101|98765/);
    leavePage();
    act(() => reloadPage(subscription));
    const { user } = openSpiceClub({ again: true });
    expect(screen.getByRole('heading', { name: accepted })).toHaveFocus();
    expect(screen.getByText('SP-7K3M9Q')).toBeVisible();
    expect(screen.getByText('First box on 15 December 2025. Keep ₹4,000 in cash ready.')).toBeVisible();
    expect(screen.getByText('Premium Pack × 2').nextSibling).toHaveTextContent('₹4,000');
    await press(user, 'Start New Subscription');
    expect(screen.getByRole('heading', { name: 'Who gets the box?' })).toHaveFocus();
    expect({ ...sessionStorage }).toEqual({});
  });
});

describe('a failed order', () => {
  async function failOrder() {
    const user = await placeOrder();
    await act(async () => lastUpload().fail());
    return user;
  }

  it('says that nothing was ordered when the server rejected it', async () => {
    await placeOrder();
    await answer(429, { message: 'Too many forms.' }, { 'retry-after': '120' });
    expect(screen.getByText('No order was placed and you owe nothing.')).toBeVisible();
    expect(screen.getByText(/Try again in 2 minutes/)).toBeVisible();
  });

  it('is reset to step 1 by “Try Again”, and restored by Undo', async () => {
    const user = await failOrder();
    await press(user, 'Try Again');
    expect(screen.getByRole('heading', { name: 'Who gets the box?' })).toHaveFocus();
    expect(screen.getByLabelText(/^Your name/)).toHaveValue('');
    await press(user, 'Undo');
    expect(screen.getByLabelText(/^Your name/)).toHaveValue('Anita Kumari');
  });

  it('shows a failure screen and a toast, and can be retried unchanged, with the same idempotency key', async () => {
    const user = await failOrder();
    expect(screen.getByRole('heading', { name: 'Order Failed' })).toHaveFocus();
    expect(screen.getByText('Something went wrong. Please try again after some time.')).toBeVisible();
    expect(await screen.findByText('Subscription failed. Please try again.')).toBeVisible();
    // The response was lost, so the order may have been stored.
    expect(screen.getByText(/We can’t tell/)).toBeVisible();
    expect(screen.queryByText(/Nothing was ordered/)).not.toBeInTheDocument();
    const first = lastUpload();
    await press(user, 'Back to payment');
    await press(user, 'Try again');
    expect(uploads).toHaveLength(2);
    expect(lastUpload().headers.get('idempotency-key')).toBe(first.headers.get('idempotency-key'));
    expect(lastUpload().json).toEqual(first.json);
  });

  it('leads to the step of the field that the server rejected', async () => {
    await placeOrder();
    await answer(400, { message: 'Please correct.', fields: { email: ['E-mail cannot be reached.'] } });
    const email = screen.getByLabelText(/^E-mail/);
    expect(messageAt(email)).toBe('E-mail cannot be reached.');
    expect(email).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Choose a combo' })).toBeVisible();
  });
});

describe('in Hindi', () => {
  it('sends the same order, and shows every message in Hindi although the server answers in English', async () => {
    const { user } = openSpiceClub({ locale: 'hi' });
    const paste = async (label: RegExp, text: string) => {
      await user.click(screen.getByLabelText(label));
      await user.paste(text);
    };
    await user.click(screen.getByRole('radio', { name: 'आम ग्राहक' }));
    await paste(/^आपका नाम/, 'अनीता कुमारी');
    await paste(/^ईमेल/, 'anita@example.org');
    await paste(/^पता/, 'वार्ड 7, स्टेशन रोड, हाजीपुर');
    await paste(/^पिन कोड/, '८४४१०१');
    await paste(/^मोबाइल/, '९८७६५४३२१०');
    await press(user, 'आगे: पैक चुनें');
    await user.click(screen.getByRole('radio', { name: /^मसाला पैक/ }));
    await press(user, 'आगे: भुगतान');
    await user.click(screen.getByRole('radio', { name: /^डिलीवरी पर नक़द/ }));
    await press(user, 'ऑर्डर करें');
    expect(lastUpload().json).toMatchObject({
      userType: 'Individual User',
      combo: 'Spice Pack',
      pinCode: '844101',
      mobile: '9876543210',
      total: 1000,
    });
    await answer(201, { message: accepted, data: { ...spiceReceipt, total: 1000 } });
    expect(screen.getByText('पहला डिब्बा 15 दिसंबर 2025 को। ₹1,000 नक़द तैयार रखें।')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'आपका मासिक मसाला ऑर्डर हो गया! 🎉' })).toBeVisible();
    expect(screen.queryByText(accepted)).not.toBeInTheDocument();
  });
});

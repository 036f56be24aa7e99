import { figures } from '../figures';

const most = figures.spice.quantity.to.value;

/** Words of the screen at /monthly-spice-subscription, the wizard included. */
export const spiceClub = {
  title: 'Premium Spice Club',
  lead: 'A box of spices at your door, every month.',
  packs: {
    title: 'Three packs',
    perMonth: 'a month',
  },
  delivery: {
    title: 'How it comes to you',
    day: 'Delivered',
    dayValue: (day: string) => `on the ${day}th of every month`,
    late: (day: string) => `Ordered after the ${day}th`,
    lateValue: 'comes the month after',
    most: 'Maximum',
    mostValue: (packs: string) => `${packs} combos per subscription`,
    shipping: 'Shipping',
    shippingValue: 'Free',
    cancel: 'Cancel',
    cancelValue: 'Anytime',
  },
  partner: {
    title: 'Spices grow on plants',
    text: 'Our partner site tells more about the plants.',
    visit: 'Visit the partner site',
  },
  form: {
    steps: {
      label: 'Steps of the subscription',
      details: 'Details',
      combo: 'Combo',
      payment: 'Payment',
      done: 'done',
    },
    titles: {
      details: 'Who gets the box?',
      combo: 'Choose a combo',
      payment: 'How will you pay?',
    },
    next: { details: 'Choose a combo', combo: 'Go to payment' },
    back: 'Back',
    userTypes: { 'Share Holder': 'Share Holder', 'Individual User': 'Individual User' },
    combos: {
      'Spice Pack': { name: 'Spice Pack', holds: (varieties: string) => `${varieties} varieties` },
      'Premium Pack': { name: 'Premium Pack', holds: (varieties: string) => `${varieties} varieties` },
      'Deluxe Pack': {
        name: 'Deluxe Pack',
        holds: (varieties: string) => `${varieties} varieties plus bonus gifts`,
      },
    },
    perMonth: 'a month',
    quantity: { less: 'One less', more: 'One more' },
    payments: {
      cod: { name: 'Cash on delivery', text: 'Pay the delivery person' },
      upi: { name: 'UPI', text: 'Not available yet', tag: 'Coming Soon' },
    },
    account: {
      title: 'Your order',
      times: (pack: string, quantity: string) => `${pack} × ${quantity}`,
      shipping: 'Shipping',
      free: 'Free',
      delivered: 'Delivered',
      deliveredValue: (day: string) => `${day}th of every month`,
      eachMonth: 'Each month',
      payOn: (day: string) => `Pay on the ${day}th`,
      cancel: 'Cancel anytime.',
    },
    address: { title: 'Where the box goes', change: 'Change', pin: (pin: string) => `PIN ${pin}` },
    fields: {
      userType: { label: 'You are' },
      rmPwId: { label: 'RM ID or PW ID', help: 'Your id as a shareholder' },
      name: { label: 'Your name', help: 'The person who gets the box' },
      email: { label: 'E-mail', help: 'For the confirmation and later changes' },
      address: { label: 'Address', help: 'House, street, village or town, district, state' },
      pinCode: { label: 'PIN code' },
      mobile: { label: 'Mobile number', help: 'For the person who delivers' },
      altMobile: { label: 'Alternate mobile number', help: 'If nobody answers the first' },
      combo: { label: 'Combo' },
      quantity: { label: 'How many each month', help: `Maximum ${most} combos per subscription` },
      paymentMethod: { label: 'Payment method' },
    },
    errors: {
      required: {
        userType: 'Choose whether you are a Share Holder or an Individual User.',
        rmPwId: 'Enter your RM ID or PW ID.',
        name: 'Enter your name.',
        email: 'Enter an e-mail.',
        address: 'Enter the address the box goes to.',
        pinCode: 'Enter the PIN code.',
        mobile: 'Enter a mobile number.',
        combo: 'Choose a combo.',
        quantity: 'Enter how many you want.',
        paymentMethod: 'Choose how you pay.',
      },
      own: {
        tooMany: `Maximum ${most} combos per subscription`,
        tooFew: 'At least one combo.',
      },
    },
    submit: 'Place order',
    sending: 'Placing order…',
    failure: { title: 'Subscription failed', toast: 'Subscription failed. Please try again.' },
    success: { toast: 'Monthly Spices Combo Subscription Successful! 🎉' },
    result: {
      title: 'Monthly Spices Combo Subscription Successful! 🎉',
      first: (day: string, total: string) => `First box on ${day}. Keep ${total} in cash ready.`,
      next: 'Next delivery',
      keep: 'With this number and your e-mail you can pause or cancel at any time:',
      track: 'Where does it stand?',
      another: 'Start New Subscription',
    },
    failed: {
      title: 'Order Failed',
      text: 'Something went wrong. Please try again after some time.',
      nothing: 'Nothing was ordered and nothing is owed.',
      unsure: 'Whether the order reached us we cannot tell. The same order sent again is not counted twice.',
      again: 'Try Again',
      againNote: 'Try Again begins anew at step 1.',
      same: 'Back to payment',
      sameNote: 'Everything you typed is still here, to send it again as it stands:',
    },
    privacy: {
      items: [
        ['What we keep', 'What you type in the three steps, and when you ordered.'],
        ['What for', 'To pack your box, to bring it, and to write to you about it.'],
        [
          'Who sees it',
          'The office staff who look after subscriptions. Name, address and mobile numbers also whoever brings the box.',
        ],
        ['What you can ask', 'To see it, to correct it or to have it erased.'],
      ] as ReadonlyArray<readonly [string, string]>,
      agree: 'By placing the order you agree to this use.',
    },
  },
};

export type SpiceClubWords = typeof spiceClub;
export type SpiceFormWords = SpiceClubWords['form'];

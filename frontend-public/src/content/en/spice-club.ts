import { figures } from '../figures';

const most = figures.spice.quantity.to.value;

/** Messages of /monthly-spice-subscription, including the wizard. */
export const spiceClub = {
  title: 'Premium Spice Club',
  lead: 'A box of spices at your door, every month.',
  packs: {
    title: 'Three packs',
    perMonth: 'a month',
  },
  delivery: {
    title: 'How delivery works',
    day: 'Delivered',
    dayValue: (day: string) => `on the ${day}th of every month`,
    late: (day: string) => `Ordered after the ${day}th`,
    lateValue: 'arrives the following month',
    most: 'Maximum',
    mostValue: (packs: string) => `${packs} combos per subscription`,
    shipping: 'Shipping',
    shippingValue: 'Free',
    cancel: 'Cancel',
    cancelValue: 'Anytime',
  },
  partner: {
    title: 'Curious how spices grow?',
    text: 'Our partner’s site tells you more.',
    visit: 'Visit our partner’s site',
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
      razorpay: { name: 'Razorpay', text: 'Pay for the first box online and later boxes on delivery' },
      upi: { name: 'UPI', text: 'Not available yet', tag: 'Coming Soon' },
    },
    account: {
      title: 'Your order',
      times: (pack: string, quantity: string) => `${pack} × ${quantity}`,
      shipping: 'Shipping',
      free: 'Free',
      delivered: 'Delivered',
      deliveredValue: (day: string) => `${day}th of every month`,
      first: 'First box',
      eachMonth: 'Each month',
      payOn: (date: string) => `Pay on ${date}`,
      payOnline: 'Pay now, online',
      cancel: 'Cancel anytime.',
    },
    address: { title: 'Delivery address', change: 'Change', pin: (pin: string) => `PIN ${pin}` },
    fields: {
      userType: { label: 'You are' },
      rmPwId: { label: 'RM ID or PW ID', help: 'Your shareholder ID' },
      name: { label: 'Your name', help: 'The person who gets the box' },
      email: { label: 'E-mail', help: 'For the confirmation and later changes' },
      address: { label: 'Address', help: 'House, street, village or town, district, state' },
      pinCode: { label: 'PIN code' },
      mobile: { label: 'Mobile number', help: 'For the person who delivers' },
      altMobile: { label: 'Alternate mobile number', help: 'In case nobody answers the first' },
      combo: { label: 'Combo' },
      quantity: { label: 'How many each month', help: `Maximum ${most} combos per subscription` },
      paymentMethod: { label: 'Payment method' },
    },
    errors: {
      required: {
        userType: 'Choose whether you are a Share Holder or an Individual User.',
        rmPwId: 'Enter your RM ID or PW ID.',
        name: 'Enter your name.',
        email: 'Enter your e-mail.',
        address: 'Enter the delivery address.',
        pinCode: 'Enter the PIN code.',
        mobile: 'Enter a mobile number.',
        combo: 'Choose a combo.',
        quantity: 'Enter how many you want.',
        paymentMethod: 'Choose how you will pay.',
      },
      own: {
        tooMany: `Maximum ${most} combos per subscription`,
        tooFew: 'At least one combo.',
      },
    },
    submit: 'Place order',
    submitOnline: 'Order and go to payment',
    sending: 'Placing order…',
    failure: { title: 'Subscription failed', toast: 'Subscription failed. Please try again.' },
    success: {},
    result: {
      title: 'Monthly Spices Combo Subscription Successful! 🎉',
      first: (day: string, total: string) => `First box on ${day}. Keep ${total} in cash ready.`,
      firstPaid: (day: string, total: string) => `First box on ${day}. ${total} has been paid online.`,
      later: 'Later boxes',
      laterValue: 'Cash on delivery',
      next: 'Next delivery',
      keep: 'With this number and your e-mail you can pause or cancel at any time:',
      track: 'Check status',
      another: 'Start New Subscription',
    },
    failed: {
      title: 'Order Failed',
      text: 'Something went wrong. Please try again after some time.',
      nothing: 'No order was placed and you owe nothing.',
      unsure: 'We can’t tell whether your order reached us.',
      safe: 'Sending the same order again is safe.',
      stored: {
        title: 'Your order is saved, but not paid yet',
        text: 'The payment service is not responding. To pay online, send the same order again in a few minutes; it is not counted twice. If you leave it, you pay on delivery.',
      },
      again: 'Try Again',
      againNote: 'Try Again starts over at step 1.',
      same: 'Back to payment',
      sameNote: 'Everything you typed is still here. You can send it again:',
    },
    arrived: {
      title: 'We already have this order',
      text: 'It reached us earlier, with the payment method you chose first. It is not counted twice. Its number is in our e-mail to you.',
      pay: 'If it has not been paid online, you pay on delivery. You do not need to do anything else.',
    },
    online: {
      title: 'Pay for the first box',
      due: 'Your order is waiting for payment',
      order: 'Your order',
      stored:
        'We have received your order. Only the first box is to be paid now; you pay for later boxes on delivery.',
      returned: 'We have received your order. We are still confirming whether the first box is paid.',
      reference: 'Your reference number',
      toPay: 'To pay now',
      toPayment: 'Go to payment',
      pay: (total: string) => `Pay ${total} with Razorpay`,
      again: (total: string) => `Try again: pay ${total}`,
      onDelivery: 'Pay on delivery instead',
      opening: 'Opening Razorpay…',
      open: 'Razorpay is open…',
      confirming: 'Checking your payment…',
      unseen: 'I can’t see Razorpay',
      checkAgain: 'Check again',
      how: 'The button opens Razorpay, the payment service. We never see the card or bank details you type there. Razorpay receives your name, e-mail and mobile number.',
      problems: {
        refused: {
          title: 'The payment was declined.',
          text: 'Your bank or the payment service declined it. Your order is unchanged. Try again, pay in another way, or pay on delivery.',
        },
        closed: {
          title: 'Not paid yet.',
          text: 'Razorpay was closed before anything was paid. Your order is unchanged. Pay now, or on delivery.',
        },
        unreachable: {
          title: 'Razorpay did not load.',
          text: 'Check that you are online and try again. Your order is unchanged, and you can also pay on delivery.',
        },
        statusUnknown: {
          title: 'We could not check your order.',
          text: 'Check that you are online and try again. Your order is unchanged. If it is not paid online, you pay on delivery.',
        },
        unconfirmed: {
          title: 'Do not pay again.',
          text: 'Razorpay took your payment, but we cannot confirm it yet. Check again in a few minutes. We will e-mail you when it is confirmed.',
        },
        disputed: {
          title: 'Do not pay again.',
          text: 'Razorpay says it took your payment, but we could not confirm this. If it arrives, we will e-mail you.',
        },
      },
      write: (reference: string) => `Otherwise, write to us and quote ${reference}:`,
      refunded: {
        title: 'Your payment was refunded.',
        text: (total: string) =>
          `We have refunded ${total} to the account or card that you paid with. It may take a few working days to appear there. Boxes that are still to come are paid on delivery.`,
      },
      refundedAndCancelled: {
        title: 'This order was cancelled, and your payment was refunded.',
        text: (total: string) =>
          `We have refunded ${total} to the account or card that you paid with. It may take a few working days to appear there.`,
      },
      refundDue: {
        title: 'This order was cancelled. You will get your money back.',
        text: (total: string) =>
          `We have received your payment of ${total} and will refund it to the account or card that you paid with. You do not need to do anything. We will e-mail you when it is done.`,
      },
      gone: {
        title: 'This order can no longer be paid online.',
        text: () =>
          'If it was cancelled or erased before the first box left, you owe nothing for it. Otherwise, you pay on delivery.',
      },
      nothing:
        'No order in this tab is waiting for payment. If an order is not paid online, you pay on delivery.',
      toClub: 'To the Premium Spice Club',
    },
    privacy: {
      items: [
        ['What we keep', 'What you type in the three steps, and when you ordered.'],
        ['Purpose', 'To pack and deliver your box, and to contact you about it.'],
        [
          'Who sees it',
          'Office staff who manage subscriptions. The delivery person also sees your name, address and mobile numbers. If you pay online, Razorpay receives your name, e-mail and mobile number.',
        ],
        ['Your rights', 'You can ask to see it, correct it or have it erased.'],
      ] as ReadonlyArray<readonly [string, string]>,
      agree: 'By placing the order, you agree to this use.',
    },
  },
};

export type SpiceClubMessages = typeof spiceClub;
export type SpiceFormMessages = SpiceClubMessages['form'];

import { dayInWords, hasPassed, rupees } from './rendering/indian-figures.js';
import type { MailBlock, MailBodies } from './rendering/mail-body.js';

type SpiceClubMails = Pick<
  MailBodies,
  'subscription-received' | 'subscription-changed' | 'subscription-paid' | 'subscription-refunded'
>;

/** The mails of the spice club. */
export const spiceClubEn: SpiceClubMails = {
  'subscription-received': (params, { supportEmail }) => {
    const { name, reference, combo, quantity, total, delivery, paymentMethod, firstBoxPaid } = params;
    const amount = rupees(total);
    const online = firstBoxPaid
      ? `You have already paid ${amount} for the first box online. You pay for later boxes on delivery.`
      : `You chose to pay ${amount} for the first box online. We will e-mail you when that payment has arrived. Until then, you pay for it on delivery, like every later box.`;
    return {
      subject: `Your spice subscription ${reference}`,
      greetingName: name,
      blocks: [
        { kind: 'paragraph', text: 'Thank you. Your subscription to the Premium Spice Club has arrived.' },
        { kind: 'fact', label: 'Your reference', value: reference },
        {
          kind: 'paragraph',
          text: `You will get ${quantity} × ${combo} every month for ${amount}, shipping included. The first delivery is on ${dayInWords(delivery, 'en')}, then on the 15th of each month.`,
        },
        {
          kind: 'paragraph',
          text:
            paymentMethod === 'cod'
              ? `Please keep ${amount} ready for the delivery person. Do not pay anything before delivery.`
              : online,
        },
        cancelBlock(supportEmail),
      ],
    };
  },

  'subscription-changed': (
    { name, reference, change, delivery, reason, refund, lastBox },
    { supportEmail },
  ) => ({
    subject: {
      paused: `Your spice subscription ${reference} is paused`,
      resumed: `Your spice subscription ${reference} has resumed`,
      cancelled: `Your spice subscription ${reference} is cancelled`,
    }[change],
    greetingName: name,
    blocks: [
      {
        kind: 'paragraph',
        text: {
          paused:
            'Your subscription is paused. We will send nothing, and you pay nothing, until you resume it.',
          resumed: `Your subscription has resumed. ${hasPassed(delivery) ? 'Boxes are delivered on the 15th of each month.' : `The next delivery is on ${dayInWords(delivery, 'en')}.`}`,
          cancelled:
            'Your subscription is cancelled. We will not send any more boxes. You can subscribe again at any time.',
        }[change],
      },
      ...(lastBox === undefined ? [] : [lastBoxBlock(lastBox)]),
      ...(refund === undefined
        ? []
        : [{ kind: 'paragraph', text: `We will refund your online payment of ${rupees(refund)}.` } as const]),
      { kind: 'fact', label: 'Your reference', value: reference },
      ...(reason ? [{ kind: 'note', label: 'From the office', text: reason } as const] : []),
      {
        kind: 'paragraph',
        text: `If you did not want this, write to ${supportEmail} and quote your reference.`,
      },
    ],
  }),

  'subscription-paid': ({ name, reference, amount, cancelled, boxLeft, again, ended }, { supportEmail }) => ({
    subject: again ? `We have another payment for ${reference}` : `We have your payment for ${reference}`,
    greetingName: name,
    blocks: [
      {
        kind: 'paragraph',
        text: cancelled
          ? `Your online payment of ${rupees(amount)} has arrived, but your subscription was cancelled before that. ${boxLeft ? 'We will refund it. Boxes that left before the cancellation are paid on delivery.' : 'We will not send a box, and we will refund it.'}`
          : again
            ? `Another online payment of ${rupees(amount)} for your first box has arrived, although it was already paid for. We will refund the extra payment. You do not need to do anything.`
            : `Thank you. Your online payment of ${rupees(amount)} for the first box has arrived.${ended ? '' : ' You pay for later boxes on delivery.'}`,
      },
      ...(boxLeft && !cancelled && !again
        ? [
            {
              kind: 'paragraph',
              text: `That box had left before the payment arrived. Do not pay for it again on delivery. If you already have, write to ${supportEmail}, so that you get one payment back.`,
            } as const,
          ]
        : []),
      { kind: 'fact', label: 'Your reference', value: reference },
      cancelled || ended ? questionsBlock(supportEmail) : cancelBlock(supportEmail),
    ],
  }),

  'subscription-refunded': ({ name, reference, amount, continues, boxPaid }, { supportEmail }) => ({
    subject: `We have refunded your payment for ${reference}`,
    greetingName: name,
    blocks: [
      {
        kind: 'paragraph',
        text: `We have refunded your online payment of ${rupees(amount)}. It may take a few working days until the money is in your account.`,
      },
      ...(continues
        ? [{ kind: 'paragraph', text: 'Boxes that are still to come are paid on delivery.' } as const]
        : []),
      ...(boxPaid
        ? [
            {
              kind: 'paragraph',
              text: 'Your other payment for the first box stays with us. You pay for later boxes on delivery.',
            } as const,
          ]
        : []),
      { kind: 'fact', label: 'Your reference', value: reference },
      continues || boxPaid ? cancelBlock(supportEmail) : questionsBlock(supportEmail),
    ],
  }),
};

function lastBoxBlock({ day, cash }: { day: string; cash: number }): MailBlock {
  const paid =
    cash === 0 ? 'You have already paid for it.' : `Please pay ${rupees(cash)} for it on delivery.`;
  return {
    kind: 'paragraph',
    text: `The box of ${dayInWords(day, 'en')} had already left by then and will still be delivered. ${paid}`,
  };
}

function questionsBlock(supportEmail: string): MailBlock {
  return {
    kind: 'paragraph',
    text: `For questions, write to ${supportEmail} and quote your reference.`,
  };
}

function cancelBlock(supportEmail: string): MailBlock {
  return {
    kind: 'paragraph',
    text: `You can pause or cancel at any time. For questions, write to ${supportEmail} and quote your reference.`,
  };
}

import { dayInWords, hasPassed, rupees } from './rendering/indian-figures.js';
import type { MailBlock, MailBodies } from './rendering/mail-body.js';

type SpiceClubMails = Pick<
  MailBodies,
  'subscription-received' | 'subscription-changed' | 'subscription-paid' | 'subscription-refunded'
>;

/** The Hindi names of the packs on the site. */
const PACKS: Readonly<Record<string, string>> = {
  'Spice Pack': 'मसाला पैक',
  'Premium Pack': 'प्रीमियम पैक',
  'Deluxe Pack': 'डीलक्स पैक',
};

/** The mails of the spice club. */
export const spiceClubHi: SpiceClubMails = {
  'subscription-received': (params, { supportEmail }) => {
    const { name, reference, combo, quantity, total, delivery, paymentMethod, firstBoxPaid } = params;
    const amount = rupees(total);
    const online = firstBoxPaid
      ? `पहले डिब्बे के ${amount} ऑनलाइन मिल चुके हैं। बाद के डिब्बों के पैसे डिलीवरी पर देने हैं।`
      : `पहले डिब्बे के ${amount} आपने ऑनलाइन देने का विकल्प चुना है। भुगतान मिलते ही हम ईमेल से बताएँगे। तब तक ये पैसे बाद के डिब्बों की तरह डिलीवरी पर देने हैं।`;
    return {
      subject: `आपका मासिक मसाला ऑर्डर ${reference}`,
      greetingName: name,
      blocks: [
        { kind: 'paragraph', text: 'धन्यवाद। प्रीमियम मसाला क्लब का आपका मासिक मसाला ऑर्डर हमें मिल गया है।' },
        { kind: 'fact', label: 'आपका संदर्भ नंबर', value: reference },
        {
          kind: 'paragraph',
          text: `आपको हर महीने ${quantity} × ${PACKS[combo] ?? combo} ${quantity === 1 ? 'मिलेगा' : 'मिलेंगे'}, कुल ${amount} में। पहुँचाने का कोई ख़र्च नहीं है। पहली डिलीवरी ${dayInWords(delivery, 'hi')} को होगी, उसके बाद हर महीने की 15 तारीख़ को।`,
        },
        {
          kind: 'paragraph',
          text: paymentMethod === 'cod' ? `डिब्बा मिलने पर ${amount} नक़द दें। उससे पहले किसी को पैसे न दें।` : online,
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
      paused: `आपका मासिक मसाला ऑर्डर ${reference} रोक दिया गया है`,
      resumed: `आपका मासिक मसाला ऑर्डर ${reference} फिर से चालू है`,
      cancelled: `आपका मासिक मसाला ऑर्डर ${reference} बंद हो गया है`,
    }[change],
    greetingName: name,
    blocks: [
      {
        kind: 'paragraph',
        text: {
          paused:
            'आपका मासिक मसाला ऑर्डर कुछ समय के लिए रोक दिया गया है। फिर से चालू करने तक न कुछ भेजा जाएगा, न कुछ देना होगा।',
          resumed: `आपका मासिक मसाला ऑर्डर फिर से चालू है। ${hasPassed(delivery) ? 'डिलीवरी हर महीने की 15 तारीख़ को होती है।' : `अगली डिलीवरी ${dayInWords(delivery, 'hi')} को होगी।`}`,
          cancelled: 'आपका मासिक मसाला ऑर्डर बंद हो गया है। अब कुछ नहीं भेजा जाएगा। आप जब चाहें फिर से ऑर्डर कर सकते हैं।',
        }[change],
      },
      ...(lastBox === undefined ? [] : [lastBoxBlock(lastBox)]),
      ...(refund === undefined
        ? []
        : [{ kind: 'paragraph', text: `${rupees(refund)} का आपका ऑनलाइन भुगतान हम लौटा देंगे।` } as const]),
      { kind: 'fact', label: 'आपका संदर्भ नंबर', value: reference },
      ...(reason ? [{ kind: 'note', label: 'दफ़्तर की ओर से', text: reason } as const] : []),
      {
        kind: 'paragraph',
        text: `अगर आप यह नहीं चाहते थे, तो अपने संदर्भ नंबर के साथ ${supportEmail} पर लिखें।`,
      },
    ],
  }),

  'subscription-paid': ({ name, reference, amount, cancelled, boxLeft, again, ended }, { supportEmail }) => ({
    subject: again
      ? `${reference} के लिए आपका एक और भुगतान मिला है`
      : `${reference} के लिए आपका भुगतान हमें मिल गया है`,
    greetingName: name,
    blocks: [
      {
        kind: 'paragraph',
        text: cancelled
          ? `${rupees(amount)} का आपका ऑनलाइन भुगतान मिल गया है, पर आपका मासिक मसाला ऑर्डर उससे पहले ही बंद हो चुका था। ${boxLeft ? 'हम आपके पैसे लौटा देंगे। बंद होने से पहले भेजे गए डिब्बों के पैसे डिलीवरी पर ही देने हैं।' : 'कोई डिब्बा नहीं भेजा जाएगा और हम आपके पैसे लौटा देंगे।'}`
          : again
            ? `पहले डिब्बे के लिए ${rupees(amount)} का एक और ऑनलाइन भुगतान मिला है, जबकि उसके पैसे हमें पहले ही मिल चुके थे। जो ज़्यादा पैसे आए हैं, वे हम लौटा देंगे। आपको कुछ करने की ज़रूरत नहीं है।`
            : `धन्यवाद। पहले डिब्बे के लिए ${rupees(amount)} का आपका ऑनलाइन भुगतान मिल गया है।${ended ? '' : ' बाद के डिब्बों के पैसे डिलीवरी पर देने हैं।'}`,
      },
      ...(boxLeft && !cancelled && !again
        ? [
            {
              kind: 'paragraph',
              text: `वह डिब्बा भुगतान मिलने से पहले ही भेजा जा चुका था। डिलीवरी पर उसके पैसे दोबारा न दें। अगर दे चुके हैं, तो ${supportEmail} पर लिखें, ताकि एक बार के पैसे लौटाए जा सकें।`,
            } as const,
          ]
        : []),
      { kind: 'fact', label: 'आपका संदर्भ नंबर', value: reference },
      cancelled || ended ? questionsBlock(supportEmail) : cancelBlock(supportEmail),
    ],
  }),

  'subscription-refunded': ({ name, reference, amount, continues, boxPaid }, { supportEmail }) => ({
    subject: `${reference} के लिए आपके पैसे लौटा दिए गए हैं`,
    greetingName: name,
    blocks: [
      {
        kind: 'paragraph',
        text: `${rupees(amount)} का आपका ऑनलाइन भुगतान हमने लौटा दिया है। पैसे आपके खाते में आने में कुछ कामकाजी दिन लग सकते हैं।`,
      },
      ...(continues
        ? [{ kind: 'paragraph', text: 'जो डिब्बे अभी आने हैं, उनके पैसे डिलीवरी पर देने हैं।' } as const]
        : []),
      ...(boxPaid
        ? [
            {
              kind: 'paragraph',
              text: 'पहले डिब्बे का आपका दूसरा भुगतान हमारे पास है। बाद के डिब्बों के पैसे डिलीवरी पर देने हैं।',
            } as const,
          ]
        : []),
      { kind: 'fact', label: 'आपका संदर्भ नंबर', value: reference },
      continues || boxPaid ? cancelBlock(supportEmail) : questionsBlock(supportEmail),
    ],
  }),
};

function lastBoxBlock({ day, cash }: { day: string; cash: number }): MailBlock {
  const paid = cash === 0 ? 'उसके पैसे आप पहले ही दे चुके हैं।' : `डिलीवरी पर उसके ${rupees(cash)} नक़द दें।`;
  return {
    kind: 'paragraph',
    text: `${dayInWords(day, 'hi')} का डिब्बा तब तक भेजा जा चुका था और आप तक पहुँचेगा। ${paid}`,
  };
}

function questionsBlock(supportEmail: string): MailBlock {
  return {
    kind: 'paragraph',
    text: `कोई सवाल हो तो अपने संदर्भ नंबर के साथ ${supportEmail} पर लिखें।`,
  };
}

function cancelBlock(supportEmail: string): MailBlock {
  return {
    kind: 'paragraph',
    text: `आप इसे जब चाहें रोक या बंद कर सकते हैं। कोई सवाल हो तो अपने संदर्भ नंबर के साथ ${supportEmail} पर लिखें।`,
  };
}

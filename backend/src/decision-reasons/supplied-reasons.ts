import type { DecisionReason } from './decision-reasons.schema.js';

/** The reasons of an office that has not saved its own. */
export const SUPPLIED_REASONS: readonly DecisionReason[] = [
  {
    id: 'plan-too-short',
    kinds: ['factory-application'],
    decision: 'rejected',
    en: {
      title: 'Plan lacks details',
      text: 'Your plan does not yet say enough about the work, the costs and who will buy the goods. Please add this and apply again.',
    },
    hi: {
      title: 'योजना में जानकारी कम है',
      text: 'आपकी योजना में काम, ख़र्च और ख़रीदारों के बारे में अभी पूरी जानकारी नहीं है। कृपया यह जोड़कर फिर से आवेदन करें।',
    },
  },
  {
    id: 'place-not-suitable',
    kinds: ['factory-application'],
    decision: 'rejected',
    en: {
      title: 'Place not suitable',
      text: 'The place that you named does not suit this work: road, water or electricity are missing. You are welcome to apply again with another place.',
    },
    hi: {
      title: 'जगह ठीक नहीं',
      text: 'आपने जो जगह बताई है वह इस काम के लिए ठीक नहीं है: वहाँ सड़क, पानी या बिजली की कमी है। आप दूसरी जगह के साथ फिर से आवेदन कर सकते हैं।',
    },
  },
  {
    id: 'amount-does-not-fit',
    kinds: ['factory-application'],
    decision: 'rejected',
    en: {
      title: 'Amount does not fit',
      text: 'The amount that you ask for does not fit the work that you describe. Please work the costs out once more and apply again.',
    },
    hi: {
      title: 'रक़म मेल नहीं खाती',
      text: 'आपने जितनी रक़म माँगी है वह बताए गए काम से मेल नहीं खाती। कृपया ख़र्च का हिसाब फिर से लगाकर दोबारा आवेदन करें।',
    },
  },
  {
    id: 'paper-unreadable',
    kinds: ['shareholder'],
    decision: 'rejected',
    en: {
      title: 'Identity proof cannot be read',
      text: 'The identity proof that you sent cannot be read. Please apply again with a sharp picture that shows the whole document.',
    },
    hi: {
      title: 'पहचान पत्र पढ़ा नहीं जा सका',
      text: 'आपका भेजा हुआ पहचान पत्र पढ़ा नहीं जा सका। कृपया पूरे पहचान पत्र की साफ़ तस्वीर के साथ फिर से आवेदन करें।',
    },
  },
  {
    id: 'name-differs',
    kinds: ['shareholder'],
    decision: 'rejected',
    en: {
      title: 'Name differs',
      text: 'The name in your application is not the one on your identity proof. Please apply again with the name as it stands there.',
    },
    hi: {
      title: 'नाम अलग है',
      text: 'आवेदन में लिखा नाम आपके पहचान पत्र के नाम से अलग है। कृपया पहचान पत्र में लिखे नाम से फिर से आवेदन करें।',
    },
  },
  {
    id: 'pan-differs',
    kinds: ['shareholder'],
    decision: 'rejected',
    en: {
      title: 'PAN differs',
      text: 'The PAN in your application does not belong to the person on your identity proof. Please look at your PAN card and apply again.',
    },
    hi: {
      title: 'PAN अलग है',
      text: 'आवेदन में लिखा पैन पहचान पत्र वाले व्यक्ति का नहीं है। कृपया अपना पैन कार्ड देखकर फिर से आवेदन करें।',
    },
  },
  {
    id: 'sent-twice',
    kinds: ['factory-application', 'shareholder'],
    decision: 'rejected',
    en: {
      title: 'Sent twice',
      text: 'We have another application from you about the same thing and go on with that one. You do not need to do anything.',
    },
    hi: {
      title: 'दो बार भेजा गया',
      text: 'इसी बारे में आपका एक और आवेदन हमारे पास है और हम उसी पर आगे काम कर रहे हैं। आपको कुछ करने की ज़रूरत नहीं है।',
    },
  },
  {
    id: 'not-reached',
    kinds: ['factory-application', 'shareholder'],
    decision: 'rejected',
    en: {
      title: 'Applicant could not be reached',
      text: 'We tried several times to reach you and did not succeed. Please apply again with a number at which we can call you.',
    },
    hi: {
      title: 'आवेदक से संपर्क नहीं हुआ',
      text: 'हमने कई बार आपसे संपर्क करने की कोशिश की, पर बात नहीं हो सकी। कृपया ऐसे नंबर के साथ फिर से आवेदन करें जिस पर हम आपको फ़ोन कर सकें।',
    },
  },
  {
    id: 'new-information',
    kinds: ['factory-application', 'shareholder'],
    decision: 'pending',
    en: {
      title: 'New information',
      text: 'Thank you for what you have told us since. We take it into account.',
    },
    hi: {
      title: 'नई जानकारी मिली',
      text: 'आपने इसके बाद जो जानकारी दी है उसके लिए धन्यवाद। हम उस पर ध्यान दे रहे हैं।',
    },
  },
  {
    id: 'our-mistake',
    kinds: ['factory-application', 'shareholder'],
    decision: 'pending',
    en: {
      title: 'Our mistake',
      text: 'The last decision was a mistake of ours. We are sorry.',
    },
    hi: {
      title: 'हमारी ग़लती',
      text: 'पिछला फ़ैसला हमारी ग़लती से हुआ था। इसके लिए हमें खेद है।',
    },
  },
];

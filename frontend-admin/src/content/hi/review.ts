import type { review as reviewEn, reviewMessages as reviewMessagesEn } from '../en/review';
import type { Translated } from '../messages';

/** Messages about deciding a factory or shareholder application. */
export const review: Translated<typeof reviewEn> = {
  reject: 'नामंज़ूर करें',
  rejecting: 'नामंज़ूर हो रहा है…',
  keepPending: 'विचार में रखें',
  approve: 'मंज़ूर करें',
  approveWithReason: 'कारण के साथ मंज़ूर करें',
  approving: 'मंज़ूर हो रहा है…',
  approvingMany: 'मंज़ूर हो रहे हैं',
  rejectingMany: 'नामंज़ूर हो रहे हैं',
  reopen: 'फिर विचार में लें',
  reopening: 'फिर विचार में लिया जा रहा है…',
  reason: 'कारण',
  reasonOptional: 'कारण (ज़रूरी नहीं)',
  lastDecision: 'पिछला फ़ैसला',
  noReason: 'कोई कारण नहीं लिखा गया।',
  reasonSeen: 'यह आवेदक को जाने वाले ईमेल में लिखा होगा।',
  reasonKept: 'आवेदक ने ईमेल नहीं दिया है: इसे सिर्फ़ दफ़्तर देखेगा।',
  reasonNeeded: 'कृपया कारण लिखें।',
  decidedMeanwhile: (fact) => `${fact} आपका लिखा हुआ अभी यहीं है।`,
  unsentReason: 'आपका लिखा कारण, भेजा नहीं गया',
  unsentHelp: 'अलग फ़ैसला करना हो, तो पहले आवेदन को फिर विचार में लें। तब आपका लिखा कारण वापस आ जाएगा।',
  unsentDone: 'फ़ैसला वही हुआ जो आप चाहते थे। आपका कारण किसी को नहीं बताया गया।',
  discardReason: 'हटा दें',
  reads: { en: 'आवेदक अंग्रेज़ी पढ़ते हैं।', hi: 'आवेदक हिन्दी पढ़ते हैं।' },
  reasons: 'इससे शुरू करें',
  reasonsFailed: 'दफ़्तर के कारण नहीं मिल सके।',
  mailFailed: 'ईमेल नहीं दिखाया जा सका। फिर भी वह भेजा जाएगा।',
  mailDelivery: {
    held: 'यह आवेदन शायद स्पैम है: जब तक कोई यह न कहे कि यह स्पैम नहीं है, ईमेल रुका रहेगा।',
    'no-address': 'कोई ईमेल नहीं जाएगा: आवेदक ने ईमेल पता नहीं दिया।',
    undo: 'कोई ईमेल नहीं जाएगा: पिछले फ़ैसले का ईमेल अभी गया नहीं है, वह भी नहीं भेजा जाएगा।',
    unchanged: 'कोई ईमेल नहीं जाएगा: कुछ नहीं बदलेगा।',
  },
  approvedMailsWait: (seconds) =>
    `हर आवेदक को ईमेल मंज़ूरी के ${seconds} सेकंड बाद जाएगा; तब तक इसे पहले जैसा किया जा सकता है।`,
  confirmReject: 'आवेदन नामंज़ूर करें',
  confirmApprove: 'आवेदन मंज़ूर करें',
  confirmReopen: 'आवेदन फिर विचार में लें',
  sameContact: 'यही ईमेल या मोबाइल',
  same: (fields) =>
    fields.length > 1
      ? 'यही ईमेल और मोबाइल'
      : { email: 'यही ईमेल', mobile: 'यही मोबाइल' }[fields[0] ?? 'email'],
  otherApplication: (reference, day) => `${reference}, ${day} को मिला`,
  readOnly: 'आपके खाते से आवेदन देखे जा सकते हैं, उन पर फ़ैसला नहीं किया जा सकता।',
  done: {
    approved: (name) => `मंज़ूर हुआ: ${name}`,
    rejected: (name) => `नामंज़ूर हुआ: ${name}`,
    pending: (name) => `फिर विचार में: ${name}`,
    withdrawn: (name) => `आवेदक ने वापस लिया: ${name}`,
  },
  kept: (name) => `कोई फ़ैसला नहीं हुआ: ${name} का आवेदन विचार में है।`,
  undone: (name) => `पहले जैसा किया गया: ${name}`,
  undoFailed: (name, message) => `${name} पर हुआ पिछला बदलाव पहले जैसा नहीं किया जा सका। ${message}`,
};

/** The messages of a record kind that are the same for both kinds of application. */
export const reviewMessages: Translated<typeof reviewMessagesEn> = {
  who: 'आवेदक',
  status: { pending: 'विचार में', approved: 'मंज़ूर', rejected: 'नामंज़ूर', withdrawn: 'वापस लिया' },
  empty: 'कोई आवेदन नहीं मिला।',
  emptyHome: 'सभी आवेदनों पर फ़ैसला हो चुका है।',
  notFound: 'यह आवेदन अब नहीं है।',
  next: 'अगला आवेदन',
  previous: 'पिछला आवेदन',
  waitingPosition: (position, total) => `विचार में: ${position} / ${total}`,
  arrived: 'आवेदन मिला',
  history: {
    pending: 'फिर विचार में लिया गया',
    approved: 'मंज़ूर किया गया',
    rejected: 'नामंज़ूर किया गया',
    withdrawn: 'वापस लिया गया',
  },
  verbs: {
    pending: 'फिर विचार में लिया गया',
    approved: 'मंज़ूर किया गया',
    rejected: 'नामंज़ूर किया गया',
    withdrawn: 'वापस लिया गया',
  },
  recordNoun: 'आवेदन',
  sender: 'आवेदक',
  suspectHelp: 'आवेदक को जाने वाले ईमेल रुके हुए हैं।',
  genuine: 'स्पैम नहीं',
  cleared: (name) => `${name}: स्पैम नहीं माना गया। आवेदक को ईमेल भेजे जाएँगे।`,
};

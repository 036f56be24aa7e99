/** Templates for a reply. The mail adds greeting and closing. */
export const REPLY_TEMPLATES = ['thanks', 'moreInformation', 'shareholder', 'factory'] as const;
export type ReplyTemplate = (typeof REPLY_TEMPLATES)[number];

type Messages = Readonly<Record<ReplyTemplate, (siteUrl: string) => string>>;

const en: Messages = {
  thanks: () =>
    'Thank you for writing to us. We have read your message carefully.\n\nIf anything is still open, please reply to this e-mail.',
  moreInformation: () =>
    'Thank you for your message. To answer it well, we need to know a little more:\n\n1. \n2. \n\nPlease reply to this e-mail.',
  shareholder: (siteUrl) =>
    `Thank you for your interest in becoming a shareholder. You apply on our site: ${siteUrl}/shareholder\n\nYou need your PAN and an identity proof. The office will check both and write to you. Please do not pay anyone before your application is approved.\n\nProfit is not guaranteed. Shares are unlisted and cannot be traded until a public offering, and money committed to a project cannot be refunded.`,
  factory: (siteUrl) =>
    `Thank you for your interest in starting a factory with us. You apply on our site: ${siteUrl}/apply\n\nTell us about your plan, the place and the amount you need. Members review the plan, and the office will talk to you about it. A review is not a promise of funding.`,
};

const hi: Messages = {
  thanks: () =>
    'हमें लिखने के लिए धन्यवाद। हमने आपका संदेश ध्यान से पढ़ा है।\n\nअगर कोई बात बाक़ी रह गई हो, तो इसी ईमेल का जवाब दें।',
  moreInformation: () =>
    'आपके संदेश के लिए धन्यवाद। ठीक से जवाब देने के लिए हमें कुछ और जानना है:\n\n1. \n2. \n\nकृपया इसी ईमेल का जवाब दें।',
  shareholder: (siteUrl) =>
    `शेयरधारक बनने में आपकी रुचि के लिए धन्यवाद। आवेदन हमारी साइट पर करें: ${siteUrl}/shareholder\n\nआपको अपना पैन और एक पहचान पत्र चाहिए। दफ़्तर दोनों की जाँच करके आपको लिखेगा। आवेदन मंज़ूर होने से पहले किसी को पैसे न दें।\n\nमुनाफ़े की गारंटी नहीं है। शेयर आईपीओ से पहले शेयर बाज़ार में ख़रीदे-बेचे नहीं जा सकते, और परियोजना में लगाया गया पैसा वापस नहीं होता।`,
  factory: (siteUrl) =>
    `हमारे साथ कारख़ाना शुरू करने में आपकी रुचि के लिए धन्यवाद। आवेदन हमारी साइट पर करें: ${siteUrl}/apply\n\nअपनी योजना, जगह और ज़रूरी रक़म के बारे में लिखें। सदस्य योजना की जाँच करते हैं और दफ़्तर आपसे उस पर बात करता है। जाँच का मतलब पैसा मिलने का वादा नहीं है।`,
};

/** Templates by the language of the mail, which is independent of the language of the console. */
export const replyTexts: Readonly<Record<'en' | 'hi', Messages>> = { en, hi };

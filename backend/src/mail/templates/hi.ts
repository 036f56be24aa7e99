import { accountNoticeHi } from './accounts/account-notice-mails.js';
import { colleagueHi } from './accounts/colleague-mails.js';
import { emailChangeHi } from './accounts/email-change-mails.js';
import { newDeviceHi } from './accounts/new-device-mails.js';
import { secondFactorHi } from './accounts/second-factor-mails.js';
import { waitingDigestHi } from './accounts/waiting-digest-mails.js';
import { contactReplyHi } from './contact-reply-mails.js';
import { decisionMails } from './decision-mails.js';
import { momentInWords } from './rendering/indian-figures.js';
import type { MailTexts } from './rendering/mail-body.js';
import { spiceClubHi } from './spice-club.hi.js';

/** The risk notice of the pages, which must appear wherever somebody is led to pay for shares. */
const RISK =
  'मुनाफ़े की गारंटी नहीं है। शेयर अभी शेयर बाज़ार में ख़रीदे-बेचे नहीं जा सकते। परियोजना में एक बार लगाया गया पैसा वापस नहीं होता।';

const decided = decisionMails({
  reference: 'आपका संदर्भ नंबर',
  reason: 'जाँच करने वालों की ओर से',
  form: 'आवेदन फ़ॉर्म',
  questions: (supportEmail) => `कोई सवाल हो तो अपने संदर्भ नंबर के साथ ${supportEmail} पर लिखें।`,
});

export const hi: MailTexts = {
  greeting: (name) => (name ? `नमस्ते ${name} जी,` : 'नमस्ते,'),
  closing: (site) => `सादर, ${site.name} की टीम`,
  follow: (recordUrl) => [
    {
      kind: 'paragraph',
      text: 'स्थिति देखने के लिए बस संदर्भ नंबर और यही ईमेल पता चाहिए।',
    },
    { kind: 'link', label: 'स्थिति देखें', href: recordUrl },
  ],
  reason: (site) =>
    `यह ईमेल इसलिए भेजा गया है क्योंकि ${site.siteUrl} पर यह पता लिखा गया था। अगर वह आप नहीं थे, तो आपको कुछ करने की ज़रूरत नहीं है।`,
  reasonOfAccount: (site) =>
    `यह ईमेल आपको इसलिए मिला है क्योंकि यह ${site.name} के एडमिन पोर्टल के एक खाते के बारे में है।`,

  bodies: {
    'application-received': ({ name, reference }, { supportEmail }) => ({
      subject: `कारख़ाने का आपका आवेदन ${reference} हमें मिल गया है`,
      greetingName: name,
      blocks: [
        { kind: 'paragraph', text: 'धन्यवाद। कारख़ाने का आपका आवेदन पहुँच गया है और सुरक्षित रख लिया गया है।' },
        { kind: 'fact', label: 'आपका संदर्भ नंबर', value: reference },
        {
          kind: 'steps',
          title: 'आगे क्या होगा',
          steps: [
            'सदस्यों की जाँच: सदस्य आपकी योजना पढ़ते हैं और पूछते हैं कि क्या इसकी ज़रूरत है, क्या जगह सही है और क्या हिसाब ठीक बैठता है।',
            'बातचीत: दफ़्तर आपसे काम, जगह, मशीनों और लागत के बारे में बात करेगा।',
            'पैसा और शुरुआत: काफ़ी सदस्यों ने चुना तो वे कारख़ाने में पैसा लगाएँगे, उसके लिए एक प्राइवेट कंपनी बनेगी और काम शुरू होगा।',
          ],
        },
        {
          kind: 'paragraph',
          text: 'फ़ैसला होते ही हम इसी पते पर लिखेंगे। जाँच का मतलब पैसा मिलने का वादा नहीं है।',
        },
        { kind: 'paragraph', text: `कोई सवाल हो तो अपने संदर्भ नंबर के साथ ${supportEmail} पर लिखें।` },
      ],
    }),

    'application-decided': decided({
      subject: {
        approved: (reference) => `कारख़ाने का आपका आवेदन ${reference} मंज़ूर हो गया है`,
        rejected: (reference) => `कारख़ाने के आपके आवेदन ${reference} पर फ़ैसला`,
        reopened: (reference) => `कारख़ाने के आपके आवेदन ${reference} पर फिर से विचार हो रहा है`,
      },
      news: {
        approved: 'अच्छी ख़बर: कारख़ाने का आपका आवेदन मंज़ूर हो गया है। आगे की बात के लिए हमारा दफ़्तर आपसे संपर्क करेगा।',
        rejected: 'हमने कारख़ाने का आपका आवेदन ध्यान से पढ़ा है। अभी हम इसे आगे नहीं बढ़ा सकते।',
        reopened: 'कारख़ाने के आपके आवेदन की जाँच फिर से हो रही है। फ़ैसला होते ही हम आपको लिखेंगे।',
      },
      after: {
        approved: 'मंज़ूरी पैसा मिलने की गारंटी नहीं है: कारख़ाना तभी बनता है जब काफ़ी सदस्य उसे चुनते हैं।',
        rejected: 'योजना में बदलाव होने पर आप फिर से आवेदन कर सकते हैं।',
        reopened: 'जब तक हम न माँगें, आपको कुछ भी दोबारा भेजने की ज़रूरत नहीं है।',
      },
      formPath: '/apply#factory-form',
    }),

    'shareholder-received': ({ name, reference }, { supportEmail }) => ({
      subject: `शेयरधारक बनने का आपका आवेदन ${reference} हमें मिल गया है`,
      greetingName: name,
      blocks: [
        {
          kind: 'paragraph',
          text: 'धन्यवाद। शेयरधारक बनने का आपका आवेदन हमें मिल गया है। आपके काग़ज़ गुप्त कोड में बदलकर (एन्क्रिप्ट करके) रखे गए हैं।',
        },
        { kind: 'fact', label: 'आपका संदर्भ नंबर', value: reference },
        {
          kind: 'steps',
          title: 'आगे क्या होगा',
          steps: [
            'दफ़्तर आपके काग़ज़ और पैन की जाँच करेगा।',
            'फ़ैसला होते ही हम इसी पते पर लिखेंगे।',
            'शेयर के पैसे कैसे देने हैं, यह हम मंज़ूरी के बाद ही बताएँगे। तब तक किसी को पैसे न दें।',
          ],
        },
        {
          kind: 'paragraph',
          text: RISK,
        },
        { kind: 'paragraph', text: `कोई सवाल हो तो अपने संदर्भ नंबर के साथ ${supportEmail} पर लिखें।` },
      ],
    }),

    'shareholder-decided': decided({
      subject: {
        approved: (reference) => `शेयरधारक बनने का आपका आवेदन ${reference} मंज़ूर हो गया है`,
        rejected: (reference) => `शेयरधारक बनने के आपके आवेदन ${reference} पर फ़ैसला`,
        reopened: (reference) => `शेयरधारक बनने के आपके आवेदन ${reference} पर फिर से विचार हो रहा है`,
      },
      news: {
        approved:
          'अच्छी ख़बर: शेयरधारक बनने का आपका आवेदन मंज़ूर हो गया है। भुगतान और शेयर प्रमाणपत्र के लिए हमारा दफ़्तर आपसे संपर्क करेगा।',
        rejected: 'हमने आपका आवेदन ध्यान से जाँचा है। अभी हम आपको शेयरधारक नहीं बना सकते।',
        reopened: 'आपके आवेदन की जाँच फिर से हो रही है। फ़ैसला होते ही हम आपको लिखेंगे।',
      },
      after: {
        approved: RISK,
        // Not "nothing was paid": the application may have been approved before, and reopened.
        rejected: 'आप पर कुछ बकाया नहीं है। आप फिर से आवेदन कर सकते हैं।',
        reopened: 'जब तक हम न माँगें, आपको कुछ भी दोबारा भेजने की ज़रूरत नहीं है।',
      },
      formPath: '/shareholder',
    }),

    'contact-received': ({ name, reference }, { supportEmail }) => ({
      subject: `आपका संदेश ${reference} हमें मिल गया है`,
      greetingName: name,
      blocks: [
        { kind: 'paragraph', text: 'लिखने के लिए धन्यवाद। आपका संदेश हमें मिल गया है।' },
        { kind: 'fact', label: 'आपका संदर्भ नंबर', value: reference },
        { kind: 'paragraph', text: 'हमारी टीम 24 घंटे के भीतर इसी पते पर जवाब देगी।' },
        {
          kind: 'paragraph',
          text: `कुछ और जोड़ना हो तो अपने संदर्भ नंबर के साथ ${supportEmail} पर लिखें।`,
        },
      ],
    }),

    'contact-noted': ({ reference }, { supportEmail }) => ({
      subject: `आपका संदेश ${reference} दर्ज हो गया है`,
      greetingName: '',
      blocks: [
        { kind: 'paragraph', text: 'लिखने के लिए धन्यवाद। आपका संदेश हमें मिल गया है और दर्ज कर लिया गया है।' },
        { kind: 'fact', label: 'आपका संदर्भ नंबर', value: reference },
        { kind: 'paragraph', text: 'बताने लायक़ कुछ होते ही हम इसी पते पर लिखेंगे।' },
        {
          kind: 'paragraph',
          text: `कुछ और जोड़ना हो तो अपने संदर्भ नंबर के साथ ${supportEmail} पर लिखें।`,
        },
      ],
    }),

    'contact-reply': contactReplyHi,

    'application-withdrawn': ({ name, reference }, { supportEmail }) => ({
      subject: `आपका आवेदन ${reference} वापस ले लिया गया है`,
      greetingName: name,
      blocks: [
        {
          kind: 'paragraph',
          text: 'आपके कहने पर आपका आवेदन वापस ले लिया गया है। अब उस पर कोई काम नहीं होगा और आप पर कुछ बकाया नहीं है।',
        },
        { kind: 'fact', label: 'आपका संदर्भ नंबर', value: reference },
        {
          kind: 'paragraph',
          text: `अगर यह आपने नहीं किया, या आपका मन बदल गया है, तो अपने संदर्भ नंबर के साथ ${supportEmail} पर लिखें।`,
        },
      ],
    }),

    ...spiceClubHi,

    'track-code': ({ reference, code, validMinutes }, { name }) => ({
      subject: `${reference} के लिए आपका कोड`,
      greetingName: '',
      blocks: [
        { kind: 'paragraph', text: `इस कोड से आप हमारी साइट पर ${reference} की जानकारी देख सकते हैं।` },
        { kind: 'fact', label: 'आपका कोड', value: code },
        {
          kind: 'paragraph',
          text: `यह कोड एक ही बार और ${validMinutes} मिनट तक काम करता है। इसे किसी को न बताएँ; ${name} का कोई व्यक्ति आपसे यह नहीं माँगेगा।`,
        },
      ],
    }),

    'administrator-invited': ({ linkId, validHours }, { name, passwordLink }) => ({
      subject: `${name} के एडमिन पोर्टल का निमंत्रण`,
      greetingName: '',
      blocks: [
        {
          kind: 'paragraph',
          text: `आपको ${name} के एडमिन पोर्टल का निमंत्रण दिया गया है। शुरू करने के लिए पासवर्ड चुनें।`,
        },
        { kind: 'link', label: 'पासवर्ड चुनें', href: passwordLink(linkId) },
        { kind: 'paragraph', text: `यह लिंक एक ही बार और ${validHours} घंटे तक काम करता है। इसे किसी को न दें।` },
      ],
    }),

    'password-reset': ({ linkId, validMinutes }, { name, passwordLink }) => ({
      subject: `${name} के एडमिन पोर्टल के लिए नया पासवर्ड`,
      greetingName: '',
      blocks: [
        {
          kind: 'paragraph',
          text: `किसी ने ${name} के एडमिन पोर्टल में आपके खाते के लिए नया पासवर्ड माँगा है।`,
        },
        { kind: 'link', label: 'नया पासवर्ड चुनें', href: passwordLink(linkId) },
        {
          kind: 'paragraph',
          text: `यह लिंक एक ही बार और ${validMinutes} मिनट तक काम करता है। अगर आपने नहीं माँगा, तो कुछ न करें: आपका पासवर्ड वही रहेगा।`,
        },
      ],
    }),

    'password-changed': ({ at }, { name, supportEmail }) => ({
      subject: `${name} के एडमिन पोर्टल का आपका पासवर्ड बदल गया है`,
      greetingName: '',
      blocks: [
        {
          kind: 'paragraph',
          text: `आपके खाते का पासवर्ड ${momentInWords(at, 'hi')} (भारतीय समय) बदला गया और बाक़ी सभी डिवाइस से आपको लॉगआउट कर दिया गया।`,
        },
        {
          kind: 'paragraph',
          text: `अगर यह आपने ही किया, तो आपको कुछ करने की ज़रूरत नहीं है। अगर नहीं, तो लॉगिन पेज पर तुरंत नया पासवर्ड माँगें, जिन पासकी को आप नहीं पहचानते उन्हें अपने खाते से हटाएँ, और ${supportEmail} पर लिखें।`,
        },
      ],
    }),

    'account-notice': accountNoticeHi,
    ...emailChangeHi,
    'second-factor-notice': secondFactorHi,
    'login-from-new-device': newDeviceHi,
    'colleague-notice': colleagueHi,
    'waiting-digest': waitingDigestHi,
  },
};

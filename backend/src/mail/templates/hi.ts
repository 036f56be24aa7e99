import type { MailTexts } from './mail-body.js';

export const hi: MailTexts = {
  greeting: (name) => (name ? `प्रिय ${name},` : 'नमस्ते,'),
  closing: (site) => `सादर, ${site.name} की टीम`,
  reason: (site) =>
    `यह मेल इसलिए भेजा गया है क्योंकि ${site.siteUrl} पर यह पता लिखा गया था। यदि वह आप नहीं थे, तो आपको कुछ करने की आवश्यकता नहीं है।`,

  bodies: {
    'application-received': ({ name, reference }, { supportEmail }) => ({
      subject: `आपका फ़ैक्टरी आवेदन ${reference} हमें मिल गया है`,
      greetingName: name,
      blocks: [
        { kind: 'paragraph', text: 'धन्यवाद। आपका फ़ैक्टरी आवेदन पहुँच गया है और सुरक्षित रख लिया गया है।' },
        { kind: 'fact', label: 'आपकी संदर्भ संख्या', value: reference },
        {
          kind: 'steps',
          title: 'आगे क्या होगा',
          steps: [
            'समुदाय की समीक्षा: सदस्य आपकी योजना पढ़ते हैं और पूछते हैं कि क्या इसकी ज़रूरत है, क्या जगह सही है और क्या हिसाब ठीक बैठता है।',
            'बातचीत: कार्यालय आपसे काम, जगह, मशीनों और लागत के बारे में बात करता है।',
            'धन और शुरुआत: सदस्य फ़ैक्टरी के लिए धन देते हैं, उसके लिए एक निजी कंपनी बनती है और काम शुरू होता है।',
          ],
        },
        {
          kind: 'paragraph',
          text: 'निर्णय होते ही हम इसी पते पर लिखेंगे। समीक्षा का अर्थ धन मिलने का वादा नहीं है।',
        },
        { kind: 'paragraph', text: `कोई प्रश्न हो तो अपनी संदर्भ संख्या के साथ ${supportEmail} पर लिखें।` },
      ],
    }),

    'application-decided': ({ name, reference, decision, reason }, { supportEmail }) => ({
      subject: {
        approved: `आपका फ़ैक्टरी आवेदन ${reference} स्वीकृत हो गया है`,
        rejected: `आपके फ़ैक्टरी आवेदन ${reference} पर निर्णय`,
        reopened: `आपके फ़ैक्टरी आवेदन ${reference} पर फिर से विचार हो रहा है`,
      }[decision],
      greetingName: name,
      blocks: [
        {
          kind: 'paragraph',
          text: {
            approved: 'शुभ समाचार: आपका फ़ैक्टरी आवेदन स्वीकृत हो गया है। अगले चरण के लिए हमारा कार्यालय आपसे संपर्क करेगा।',
            rejected: 'हमने आपका फ़ैक्टरी आवेदन ध्यान से पढ़ा है। अभी हम इसे आगे नहीं बढ़ा सकते।',
            reopened: 'आपके फ़ैक्टरी आवेदन की समीक्षा फिर से हो रही है। निर्णय होते ही हम आपको लिखेंगे।',
          }[decision],
        },
        { kind: 'fact', label: 'आपकी संदर्भ संख्या', value: reference },
        ...(reason ? [{ kind: 'note', label: 'समीक्षा करने वालों की ओर से', text: reason } as const] : []),
        {
          kind: 'paragraph',
          text: {
            approved: 'स्वीकृति धन मिलने की गारंटी नहीं है: फ़ैक्टरी तभी बनती है जब पर्याप्त सदस्य उसे चुनते हैं।',
            rejected: 'योजना में बदलाव होने पर आप फिर से आवेदन कर सकते हैं।',
            reopened: 'आपको कुछ भी दोबारा भेजने की आवश्यकता नहीं है।',
          }[decision],
        },
        { kind: 'paragraph', text: `कोई प्रश्न हो तो अपनी संदर्भ संख्या के साथ ${supportEmail} पर लिखें।` },
      ],
    }),

    'contact-received': ({ name, reference }, { supportEmail }) => ({
      subject: `आपका संदेश ${reference} हमें मिल गया है`,
      greetingName: name,
      blocks: [
        { kind: 'paragraph', text: 'लिखने के लिए धन्यवाद। आपका संदेश हमें मिल गया है।' },
        { kind: 'fact', label: 'आपकी संदर्भ संख्या', value: reference },
        { kind: 'paragraph', text: 'हमारा कोई साथी इसे पढ़कर 24 घंटे के भीतर इसी पते पर जवाब देगा।' },
        {
          kind: 'paragraph',
          text: `कुछ और जोड़ना हो तो अपनी संदर्भ संख्या के साथ ${supportEmail} पर लिखें।`,
        },
      ],
    }),

    'administrator-invited': ({ link, validHours }, { name }) => ({
      subject: `${name} के कार्यालय-पोर्टल में आपका प्रवेश`,
      greetingName: '',
      blocks: [
        {
          kind: 'paragraph',
          text: `आपको ${name} के कार्यालय-पोर्टल में आमंत्रित किया गया है। शुरू करने के लिए पासवर्ड चुनें।`,
        },
        { kind: 'link', label: 'पासवर्ड चुनें', href: link },
        { kind: 'paragraph', text: `यह लिंक एक ही बार और ${validHours} घंटे तक काम करता है। इसे किसी को न दें।` },
      ],
    }),
  },
};

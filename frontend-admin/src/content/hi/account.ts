import { pluralize } from '../../format/pluralize';
import type { Permission } from '../../state/permissions';
import type { account as en } from '../en/account';
import type { Translated } from '../messages';

export const account: Translated<typeof en> = {
  pageTitle: 'मेरा खाता',
  email: 'ईमेल',
  permissions: 'अधिकार',
  noPermissions: 'अभी कोई नहीं। जो लोग टीम के खाते सँभालते हैं, वे आपको अधिकार दे सकते हैं।',
  loadFailed: 'आपके खाते की जानकारी नहीं मिल सकी',
  password: {
    title: 'पासवर्ड',
    intro: 'नया पासवर्ड चुनने पर बाक़ी हर जगह आपका लॉगिन बंद हो जाएगा, और आपको इसका ईमेल मिलेगा।',
    open: 'पासवर्ड बदलें',
    current: 'मौजूदा पासवर्ड',
    next: 'नया पासवर्ड',
    submit: 'पासवर्ड बदलें',
    cancel: 'रहने दें',
    changed: 'पासवर्ड बदल गया',
    notChanged: (why) => `आपका पासवर्ड बदला नहीं गया। ${why}`,
  },
  sessions: {
    title: 'आपका लॉगिन कहाँ-कहाँ है',
    intro: 'जिस लॉगिन को आप नहीं पहचानते, उसे बंद करें और फिर नया पासवर्ड चुनें।',
    loadFailed: 'आपके लॉगिन की सूची नहीं मिल सकी',
    current: 'यही लॉगिन',
    unknownDevice: 'अनजान डिवाइस',
    unknownNetwork: 'अनजान नेटवर्क',
    lastUsed: (moment) => `पिछली बार ${moment}`,
    end: 'बंद करें',
    endNamed: (device, network) => `बंद करें: ${[device, network].filter(Boolean).join(', ')}`,
    ended: (device) => `लॉगिन बंद हुआ: ${device}`,
    endOthers: 'बाक़ी सभी लॉगिन बंद करें',
    othersEnded: (count) => pluralize(count, 'और लॉगिन बंद हुआ', 'और लॉगिन बंद हुए'),
  },
  permissionNames: {
    'contacts:read': 'संदेश पढ़ना',
    'contacts:update': 'संदेशों का जवाब देना और उन्हें पढ़ा हुआ मार्क करना',
    'applications:read': 'कारख़ाने के आवेदन और उनके दस्तावेज़ देखना',
    'applications:review': 'कारख़ाने के आवेदन मंज़ूर या नामंज़ूर करना और उन्हें फिर विचार में लेना',
    'shareholders:read': 'शेयरधारकों के आवेदन देखना',
    'shareholders:review': 'शेयरधारकों के आवेदन मंज़ूर या नामंज़ूर करना और उन्हें फिर विचार में लेना',
    'shareholders:delete': 'शेयरधारकों के आवेदन मिटाना',
    'shareholders:reveal': 'पूरा PAN देखना',
    'subscriptions:read': 'मसाला ऑर्डर देखना',
    'subscriptions:update': 'मसाला ऑर्डर रोकना, फिर चालू करना और बंद करना, और डिब्बे मार्क करना',
    'admins:read': 'टीम देखना',
    'admins:manage': 'टीम में निमंत्रण देना, खाते रोकना और हटाना, और अधिकार बदलना',
    'audit:read': 'गतिविधि देखना',
  } satisfies Record<Permission, string>,
};

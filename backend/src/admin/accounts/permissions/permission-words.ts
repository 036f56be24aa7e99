import type { MailLocale } from '../../../mail/templates/mail-template.js';
import type { Permission } from '../../permissions.js';

/** What each permission allows, in the wording of the mails. */
const WORDS: Readonly<Record<MailLocale, Readonly<Record<Permission, string>>>> = {
  en: {
    'contacts:read': 'Read contact messages',
    'contacts:update': 'Answer contact messages and mark them as read',
    'applications:read': 'See factory applications and their documents',
    'applications:review': 'Approve, reject and reopen factory applications',
    'shareholders:read': 'See shareholder applications',
    'shareholders:review': 'Approve, reject and reopen shareholder applications',
    'shareholders:delete': 'Delete shareholder applications',
    'shareholders:reveal': 'Reveal a full PAN',
    'subscriptions:read': 'See spice subscriptions',
    'subscriptions:update': 'Pause, resume and cancel spice subscriptions, and mark their boxes as delivered',
    'admins:read': 'See administrators',
    'admins:manage': 'Invite, suspend and remove administrators, and change their permissions',
    'audit:read': 'Read the activity log',
  },
  hi: {
    'contacts:read': 'लोगों के भेजे संदेश पढ़ना',
    'contacts:update': 'संदेशों का जवाब देना और उन्हें पढ़ा हुआ मार्क करना',
    'applications:read': 'कारख़ाने के आवेदन और उनके दस्तावेज़ देखना',
    'applications:review': 'कारख़ाने के आवेदन मंज़ूर या नामंज़ूर करना और उन्हें फिर विचार में लेना',
    'shareholders:read': 'शेयरधारक बनने के आवेदन देखना',
    'shareholders:review': 'शेयरधारक बनने के आवेदन मंज़ूर या नामंज़ूर करना और उन्हें फिर विचार में लेना',
    'shareholders:delete': 'शेयरधारक बनने के आवेदन मिटाना',
    'shareholders:reveal': 'पूरा PAN देखना',
    'subscriptions:read': 'मासिक मसाला ऑर्डर देखना',
    'subscriptions:update':
      'मासिक मसाला ऑर्डर रोकना, फिर चालू करना और बंद करना, और उनके डिब्बों की डिलीवरी दर्ज करना',
    'admins:read': 'एडमिन पोर्टल के खाते देखना',
    'admins:manage': 'लोगों को एडमिन पोर्टल में बुलाना, उनके खाते रोकना और हटाना, और उनके अधिकार बदलना',
    'audit:read': 'किसने कब क्या किया, इसकी सूची देखना',
  },
};

/** One line per permission, in the given order. */
export function permissionsInWords(permissions: readonly Permission[], locale: MailLocale): string[] {
  return permissions.map((permission) => WORDS[locale][permission]);
}

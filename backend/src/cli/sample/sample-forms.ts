import { CONTACT_SUBJECTS } from '../../contact/contact-subjects.js';
import type { ContactForm } from '../../contact/dto/contact.form.js';
import { BUSINESS_IDEAS, REQUIRED_AMOUNTS } from '../../factory-applications/application-options.js';
import type { ApplyFactoryForm } from '../../factory-applications/dto/apply-factory.form.js';
import type { ShareholderForm } from '../../shareholders/dto/shareholder.form.js';
import { NOMINEE_RELATIONS, SHARE_COUNTS } from '../../shareholders/share-options.js';
import type { SubscriptionForm } from '../../subscriptions/dto/subscription.form.js';
import { SPICE_COMBOS, USER_TYPES } from '../../subscriptions/spice-packs.js';
import { SAMPLE_VERSION } from './sample-consent.js';
import { pick, samplePerson, scattered } from './sample-people.js';

/** The four forms of sample people; deterministic. */

const CONSENT = { consentVersion: SAMPLE_VERSION };

const MESSAGES = {
  en: [
    'When does the water plant open, and can we visit it before?',
    'I bought two shares in March. Where do I see the accounts of the factory?',
    'Our village has a shed that stands empty.\nWould the company rent it for a workshop?',
    'The calculator says ₹55,000. Is that before tax?',
    'I would like to write about your supermarket for our district newspaper.',
  ],
  hi: [
    'पानी का कारख़ाना कब शुरू होगा? क्या हम पहले देखने आ सकते हैं?',
    'मैंने मार्च में दो शेयर लिए थे। कारख़ाने का हिसाब कहाँ दिखेगा?',
    'हमारे गाँव में एक शेड ख़ाली पड़ा है।\nक्या कंपनी उसे किराए पर लेगी?',
    'एक शेयर लेने के लिए कौन-कौन से काग़ज़ चाहिए?',
  ],
};

const EXPERIENCE = {
  en: [
    'I ran the packing line of a spice mill for eight years and know every machine in it.',
    'Tailor for twenty years, six machines at home, orders from three schools.',
    'Repaired fans and motors in Surat. The workshop would employ twelve people.',
  ],
  hi: [
    'मैंने आठ साल मसाला मिल की पैकिंग लाइन चलाई है और हर मशीन जानती हूँ।',
    'बीस साल से सिलाई का काम, घर पर छह मशीनें, तीन स्कूलों के ऑर्डर।',
    'लीची और आम का गूदा निकालकर बेचने का छोटा काम चल रहा है।',
  ],
};

/** A few messages come from bots, which fill in the hidden field. */
const isBot = (number: number) => number % 23 === 4;

const REPLIES = {
  en: 'Thank you for your message. Our office has read it and will call you this week.',
  hi: 'आपके संदेश के लिए धन्यवाद। हमारे दफ़्तर ने इसे पढ़ लिया है और इसी हफ़्ते आपको फ़ोन करेगा।',
};

/** The office's reply to this message; undefined if it was only read. */
export function sampleReply(number: number): string | undefined {
  return number % 3 === 0 && !isBot(number) ? REPLIES[samplePerson(number).language] : undefined;
}

export function sampleMessage(number: number, person = samplePerson(number)): ContactForm {
  const { name, email, language } = person;
  return {
    name,
    email,
    subject: pick(CONTACT_SUBJECTS, number, 'subject'),
    message: pick(MESSAGES[language], number, 'message'),
    ...CONSENT,
    ...(isBot(number) ? { website: 'https://example.org/' } : {}),
  };
}

export function sampleApplication(number: number, person = samplePerson(number)): ApplyFactoryForm {
  const { name, email, mobile, location, language } = person;
  return {
    name,
    business_idea: pick(BUSINESS_IDEAS, number, 'idea'),
    location,
    required_amount: pick(REQUIRED_AMOUNTS, number, 'amount'),
    ...(number % 4 === 3 ? {} : { past_experience: pick(EXPERIENCE[language], number, 'experience') }),
    mobile,
    ...(number % 6 === 5 ? {} : { email }),
    ...CONSENT,
  };
}

export function sampleShareholder(number: number, person = samplePerson(number)): ShareholderForm {
  const { name: fullName, email, mobile, location } = person;
  // The last one applies a second time with the PAN of the first.
  const pan = number === LAST_SHAREHOLDER ? 1 : number;
  return {
    fullName,
    email,
    mobile,
    location,
    ...(number % 3 === 0 ? { referralCode: `M-${10_000 + number}` } : {}),
    panNumber: samplePan(pan),
    nomineeName: samplePerson(number + 5).name,
    nomineeRelation: pick(NOMINEE_RELATIONS, number, 'relation'),
    sharePurchase: pick(SHARE_COUNTS, number, 'shares'),
    termsAgreed: true,
    termsVersion: SAMPLE_VERSION,
    ...CONSENT,
  };
}

const letter = (n: number) => String.fromCharCode(65 + (n % 26));

/** A different one for each number below six million. */
function samplePan(number: number): string {
  const block = Math.floor(number / 9_000);
  return `SMP${letter(11 + Math.floor(block / 26))}${letter(4 + block)}${1000 + (number % 9_000)}${letter(number)}`;
}

export function sampleSubscription(number: number, person = samplePerson(number)): SubscriptionForm {
  const { name, email, mobile, location, pinCode } = person;
  const userType = pick(USER_TYPES, number, 'user type');
  return {
    userType,
    ...(userType === 'Share Holder' ? { rmPwId: `RM-${10_000 + number}` } : {}),
    name,
    email,
    address: `${number + 1}, Station Road\n${location}`,
    pinCode,
    mobile,
    combo: pick(SPICE_COMBOS, number, 'pack'),
    quantity: 1 + (scattered(number, 'quantity') % 3),
    paymentMethod: 'cod',
    ...CONSENT,
  };
}

/** Number of samples of each kind. */
export const SAMPLE_COUNTS = {
  messages: 90,
  applications: 80,
  shareholders: 110,
  subscriptions: 60,
} as const;
const LAST_SHAREHOLDER = SAMPLE_COUNTS.shareholders - 1;

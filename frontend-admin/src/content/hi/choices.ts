import type { fieldRules } from 'frontend-shared/api/field-rules.generated';
import type { choices as en } from '../en/choices';
import type { Translated } from '../messages';

type Rules = typeof fieldRules;
type Values<Field extends { readonly values: readonly string[] }> = Field['values'][number];
type Amount = Values<Rules['factoryApplication']['required_amount']>;
type Choice =
  | Amount
  | Values<Rules['factoryApplication']['business_idea']>
  | Values<Rules['contactMessage']['subject']>
  | Values<Rules['shareholder']['nomineeRelation']>
  | Values<Rules['subscription']['userType']>
  | Values<Rules['subscription']['combo']>;

/** The Hindi labels that the site uses. */
const names: Readonly<Record<Choice, string>> = {
  'Agriculture & Food Processing': 'खेती और खाद्य प्रसंस्करण',
  'FMCG & Personal Care': 'रोज़मर्रा का सामान और निजी देखभाल',
  'Retail & Supermarket': 'दुकान और सुपरमार्केट',
  'Electronics & Appliances': 'इलेक्ट्रॉनिक्स और घरेलू उपकरण',
  'Apparel & Textiles': 'कपड़ा और सिलाई',
  'Healthcare & Pharma': 'स्वास्थ्य और दवा',
  'Education & Training': 'शिक्षा और प्रशिक्षण',
  'Infrastructure & Mining': 'निर्माण और खनन',
  'Paper & Packaging': 'काग़ज़ और पैकेजिंग',
  'Logistics & Transport': 'ढुलाई और परिवहन',
  Automobile: 'गाड़ियाँ और पुर्ज़े',
  '₹25 Lacs - ₹50 Lacs': '₹25 लाख से ₹50 लाख',
  '₹50 Lacs - ₹1 Crore': '₹50 लाख से ₹1 करोड़',
  '₹1 Crore - ₹2 Crore': '₹1 करोड़ से ₹2 करोड़',
  '₹2 Crore - ₹5 Crore': '₹2 करोड़ से ₹5 करोड़',
  'Above ₹5 Crore': '₹5 करोड़ से ज़्यादा',
  'General Inquiry': 'सामान्य पूछताछ',
  'Become a Shareholder': 'शेयरधारक बनना',
  'Apply for Factory': 'कारख़ाने के लिए आवेदन',
  'Investment Questions': 'निवेश के सवाल',
  'Partnership Opportunities': 'साझेदारी',
  'Technical Support': 'तकनीकी मदद',
  'Media & Press': 'मीडिया और प्रेस',
  Spouse: 'पति या पत्नी',
  Parent: 'माता या पिता',
  Child: 'बेटा या बेटी',
  Sibling: 'भाई या बहन',
  'Share Holder': 'शेयरधारक',
  'Individual User': 'आम ग्राहक',
  'Spice Pack': 'मसाला पैक',
  'Premium Pack': 'प्रीमियम पैक',
  'Deluxe Pack': 'डीलक्स पैक',
  Other: 'अन्य',
};

const shortNames: Readonly<Record<Amount, string>> = {
  '₹25 Lacs - ₹50 Lacs': '₹25–50 लाख',
  '₹50 Lacs - ₹1 Crore': '₹50 लाख–1 करोड़',
  '₹1 Crore - ₹2 Crore': '₹1–2 करोड़',
  '₹2 Crore - ₹5 Crore': '₹2–5 करोड़',
  'Above ₹5 Crore': '₹5 करोड़+',
};

/** Older records may have a value that is no longer offered: it is shown unchanged. */
const labelOf = (words: Readonly<Record<string, string>>, value: string) =>
  (Object.hasOwn(words, value) && words[value]) || value;

export const choices: Translated<typeof en> = {
  named: (value) => labelOf(names, value),
  short: (range) => labelOf(shortNames, range),
};

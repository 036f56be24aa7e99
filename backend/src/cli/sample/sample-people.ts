/** A made-up person. All addresses are under example.org, which is reserved for examples. */
export interface SamplePerson {
  name: string;
  email: string;
  /** Ten digits. */
  mobile: string;
  /** Town and state, in the script of the name. */
  location: string;
  pinCode: string;
  /** The language they filled the form in. */
  language: 'en' | 'hi';
}

export type InBothScripts = readonly [latin: string, devanagari: string];

const FIRST_NAMES: readonly InBothScripts[] = [
  ['Asha', 'आशा'],
  ['Ravi', 'रवि'],
  ['Sunita', 'सुनीता'],
  ['Imran', 'इमरान'],
  ['Meena', 'मीना'],
  ['Ramesh', 'रमेश'],
  ['Farzana', 'फ़रज़ाना'],
  ['Birsi', 'बिरसी'],
  ['Amit', 'अमित'],
  ['Kavita', 'कविता'],
  ['Mohan', 'मोहन'],
  ['Pooja', 'पूजा'],
  ['Sanjay', 'संजय'],
  ['Rukmini', 'रुक्मिणी'],
  ['Dinesh', 'दिनेश'],
  ['Nasreen', 'नसरीन'],
  ['Gopal', 'गोपाल'],
];

const LAST_NAMES: readonly InBothScripts[] = [
  ['Kumar', 'कुमार'],
  ['Devi', 'देवी'],
  ['Singh', 'सिंह'],
  ['Ansari', 'अंसारी'],
  ['Yadav', 'यादव'],
  ['Paswan', 'पासवान'],
  ['Sharma', 'शर्मा'],
  ['Oraon', 'उराँव'],
  ['Mishra', 'मिश्रा'],
  ['Khatun', 'ख़ातून'],
  ['Gupta', 'गुप्ता'],
];

const TOWNS: readonly InBothScripts[] = [
  ['Hajipur, Bihar', 'हाजीपुर, बिहार'],
  ['Patna, Bihar', 'पटना, बिहार'],
  ['Muzaffarpur, Bihar', 'मुज़फ़्फ़रपुर, बिहार'],
  ['Varanasi, Uttar Pradesh', 'वाराणसी, उत्तर प्रदेश'],
  ['Ranchi, Jharkhand', 'राँची, झारखंड'],
  ['Gaya, Bihar', 'गया, बिहार'],
  ['Gorakhpur, Uttar Pradesh', 'गोरखपुर, उत्तर प्रदेश'],
];
const PIN_CODES = ['844101', '800001', '842001', '221001', '834001', '823001', '273001'];

/** Deterministic: the same number gives the same person, also across kinds of forms. Two in five write Hindi. */
export function samplePerson(number: number): SamplePerson {
  const [firstLatin, firstDevanagari] = pick(FIRST_NAMES, number, 'first name');
  const [lastLatin, lastDevanagari] = pick(LAST_NAMES, number, 'last name');
  const [townLatin, townDevanagari] = pick(TOWNS, number, 'town');
  const hindi = scattered(number, 'language') % 5 < 2;
  return {
    name: hindi ? `${firstDevanagari} ${lastDevanagari}` : `${firstLatin} ${lastLatin}`,
    email: `${firstLatin}.${lastLatin}.${number}@example.org`.toLowerCase(),
    mobile: String(9_000_000_000 + number * 7_919),
    location: hindi ? townDevanagari : townLatin,
    pinCode: pick(PIN_CODES, number, 'town'),
    language: hindi ? 'hi' : 'en',
  };
}

/**
 * An entry of a list for a number; deterministic, and neighbouring numbers get unrelated entries.
 * @param salt purpose of the choice: two choices for one number are independent
 */
export function pick<T>(list: readonly T[], number: number, salt: string): T {
  const entry = list[scattered(number, salt) % list.length];
  if (entry === undefined) throw new Error('there is nothing to pick from');
  return entry;
}

/** A non-negative integer that looks random (FNV-1a). */
export function scattered(number: number, salt: string): number {
  let hash = 0x811c9dc5;
  for (const letter of `${salt} ${number}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return (hash >>> 7) % 100_003;
}

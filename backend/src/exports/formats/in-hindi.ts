import type { ExportColumn } from '../export-column.js';

/** The column titles of all files. */
const TITLES: Readonly<Record<string, string>> = {
  PAN: 'PAN',
  'PIN code': 'पिन कोड',
  'RM/PW id': 'RM/PW id',
  'account made': 'खाता कब बना',
  action: 'काम',
  address: 'पता',
  after: 'बाद में',
  'amount in rupees': 'रक़म (रुपये)',
  before: 'पहले',
  box: 'डिब्बा',
  'business idea': 'काम का प्रकार',
  code: 'कोड',
  'customer type': 'किस तरह के ग्राहक',
  'days waiting': 'कितने दिन से बाक़ी',
  decided: 'फ़ैसला कब हुआ',
  'decided by': 'फ़ैसला किसने किया',
  detail: 'और जानकारी',
  'e-mail': 'ईमेल',
  'first reply': 'पहला जवाब',
  'from where': 'कहाँ से',
  'given up': 'कब छोड़ा गया',
  hash: 'हैश',
  'invited by': 'किसने निमंत्रण दिया',
  kind: 'प्रकार',
  'last change': 'पिछला बदलाव',
  'last login': 'पिछला लॉगिन',
  level: 'स्तर',
  location: 'जगह',
  'looked after by': 'किसे सौंपा',
  marked: 'कब मार्क हुआ',
  'marked by': 'किसने मार्क किया',
  message: 'संदेश',
  mobile: 'मोबाइल',
  name: 'नाम',
  'next box': 'अगला डिब्बा',
  nominee: 'नॉमिनी',
  pack: 'पैक',
  'paid by': 'भुगतान का तरीक़ा',
  'past experience': 'अनुभव',
  payment: 'भुगतान',
  permissions: 'अधिकार',
  position: 'क्रम',
  quantity: 'कितने पैक',
  reason: 'कारण',
  received: 'कब मिला',
  'record id': 'रिकॉर्ड id',
  reference: 'संदर्भ नंबर',
  'referral code': 'रेफ़रल कोड',
  'relation of the nominee': 'नॉमिनी से रिश्ता',
  'required amount': 'कितनी रक़म चाहिए',
  'rupees a month': 'हर महीने (रुपये)',
  'rupees collected': 'मिली रक़म (रुपये)',
  'rupees to collect': 'लेनी है (रुपये)',
  'second factor': 'लॉगिन का दूसरा चरण',
  'second mobile': 'दूसरा मोबाइल',
  shares: 'शेयर',
  state: 'स्थिति',
  status: 'स्थिति',
  subject: 'विषय',
  subscription: 'मसाला ऑर्डर',
  suspended: 'कब रोका गया',
  time: 'समय',
  to: 'किसे',
  tries: 'कितनी बार कोशिश',
  who: 'किसने',
  written: 'कब लिखा गया',
};

/** Columns with words of the product; all others contain what somebody entered or chose. */
const WORDED = ['box', 'payment', 'reason', 'second factor', 'state', 'status', 'subscription'];

const WORDS: Readonly<Record<string, string>> = {
  active: 'चालू',
  approved: 'मंज़ूर',
  cancelled: 'बंद',
  dailyLimit: 'एक दिन में बहुत ईमेल',
  delivered: 'पहुँचा',
  failed: 'नहीं हुआ',
  invited: 'निमंत्रण भेजा',
  new: 'नया',
  no: 'नहीं',
  other: 'दूसरी गड़बड़ी',
  paid: 'हो गया',
  paused: 'रुका हुआ',
  pending: 'विचार में',
  planned: 'बाक़ी',
  read: 'पढ़ा हुआ',
  refunded: 'पैसे लौटाए गए',
  refused: 'पाने वाले के सर्वर ने मना किया',
  rejected: 'नामंज़ूर',
  returned: 'लौटा',
  stopped: 'प्रोग्राम रुक गया',
  suspended: 'रोका हुआ',
  unpaid: 'बाक़ी',
  unreachable: 'ईमेल सर्वर से संपर्क नहीं हुआ',
  withdrawn: 'वापस लिया',
  yes: 'हाँ',
};

/** The columns of a file for somebody who uses the console in Hindi. */
export function inHindi<Item>(columns: readonly ExportColumn<Item>[]): ExportColumn<Item>[] {
  return columns.map((column) => {
    const title = TITLES[column.title] ?? column.title;
    if (!('cell' in column) || !WORDED.includes(column.title)) return { ...column, title };
    return {
      ...column,
      title,
      cell: (item: Item) => {
        const word = column.cell(item);
        return (typeof word === 'string' ? WORDS[word] : undefined) ?? word;
      },
    };
  });
}

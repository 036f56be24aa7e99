import type { SpiceClubWords } from '../en/spice-club';

export const spiceClub: SpiceClubWords = {
  title: 'प्रीमियम मसाला क्लब',
  lead: 'हर महीने मसालों का एक डिब्बा, आपके दरवाज़े पर।',
  packs: {
    title: 'तीन पैक',
    spice: { name: 'मसाला पैक', holds: (varieties) => `${varieties} क़िस्में` },
    premium: { name: 'प्रीमियम पैक', holds: (varieties) => `${varieties} क़िस्में` },
    deluxe: { name: 'डीलक्स पैक', holds: (varieties) => `${varieties} क़िस्में और साथ में उपहार` },
    perMonth: 'हर महीने',
    order: 'ई-मेल से मँगाएँ',
    of: (pack) => `(${pack})`,
    subject: (pack) => `प्रीमियम मसाला क्लब: ${pack}`,
  },
  delivery: {
    title: 'आप तक कैसे पहुँचता है',
    day: 'डिलीवरी',
    dayValue: (day) => `हर महीने की ${day} तारीख़ को`,
    late: (day) => `${day} तारीख़ के बाद का ऑर्डर`,
    lateValue: 'अगले महीने आता है',
    most: 'ज़्यादा से ज़्यादा',
    mostValue: (packs) => `एक सदस्यता में ${packs} पैक`,
    shipping: 'भेजने का ख़र्च',
    shippingValue: 'मुफ़्त',
    cancel: 'बंद करना',
    cancelValue: 'कभी भी',
  },
  payment: {
    title: 'पैसे कैसे दें',
    cash: 'डिलीवरी पर नक़द',
    cashText: 'जो डिब्बा लाए, उसी को पैसे दीजिए।',
    upi: 'यूपीआई',
    upiText: 'अभी उपलब्ध नहीं',
    upiTag: 'जल्द आ रहा है',
  },
  order: {
    title: 'कैसे मँगाएँ',
    text: 'दफ़्तर को लिखिए: कौन-सा पैक, कितने, आपका नाम, पिन कोड के साथ पता और मोबाइल नंबर। शेयरधारक अपनी आरएम या पीडब्ल्यू आईडी भी लिखें।',
    write: 'हमें लिखें',
    subject: 'प्रीमियम मसाला क्लब',
  },
  partner: {
    title: 'मसाले पौधों पर उगते हैं',
    text: 'इन पौधों के बारे में और जानकारी हमारी साझेदार साइट पर है।',
    visit: 'साझेदार साइट देखें',
  },
};

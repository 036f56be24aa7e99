import { pluralize } from '../../format/pluralize';
import type { listExport as en } from '../en/list-export';
import type { Translated } from '../messages';

/** Messages about exporting a list as a file. */
export const listExport: Translated<typeof en> = {
  open: 'एक्सपोर्ट',
  records: (count) => `इस सूची के सभी पेज, इसी क्रम में: ${count} रिकॉर्ड।`,
  filters: 'इस फ़ाइल के फ़िल्टर',
  chosen: (count) => `सिर्फ़ चुने हुए ${pluralize(count, 'रिकॉर्ड', 'रिकॉर्ड')}।`,
  recordColumns:
    'हर एक के लिए: कब मिला, संदर्भ नंबर, स्थिति, क्या भेजा गया, किसे सौंपा गया और पिछला बदलाव कब हुआ। दस्तावेज़ और दफ़्तर के नोट इसमें नहीं होते।',
  columns: 'कॉलम',
  everyColumn: 'सारे कॉलम',
  shownColumns: (count) => `सिर्फ़ दिख रहे ${pluralize(count, 'कॉलम', 'कॉलम')}, इसी क्रम में`,
  onlyColumns: (labels) => `हर एक के लिए: ${labels}।`,
  note: 'अगर पिछले दस मिनट में आपकी पहचान की पुष्टि नहीं हुई है, तो वह फिर माँगी जाएगी। एक्सपोर्ट गतिविधि में दर्ज होता है।',
  downloadAs: { xlsx: 'Excel के लिए डाउनलोड करें', csv: 'CSV डाउनलोड करें' },
  preparing: 'फ़ाइल तैयार हो रही है…',
  downloading: 'फ़ाइल आपके ब्राउज़र में डाउनलोड हो रही है।',
  writtenOf: (written, all) => `${all} में से ${written} लिखे गए`,
  writtenSoFar: (written) => `अब तक ${written} लिखे गए`,
  written: 'लिखे गए',
  complete: (items) =>
    `एक्सपोर्ट पूरा हुआ: ${pluralize(items, 'पंक्ति', 'पंक्तियाँ')}। फ़ाइल आपके ब्राउज़र के डाउनलोड में है।`,
  broken: (items) => `एक्सपोर्ट ${pluralize(items, 'पंक्ति', 'पंक्तियों')} के बाद रुक गया। वह फ़ाइल अधूरी है।`,
  notBegun: 'डाउनलोड शुरू नहीं हुआ।',
  failed: 'सूची एक्सपोर्ट नहीं हो सकी',
};

import type { WithoutCodeMessages } from '../en/without-code';

export const withoutCode: WithoutCodeMessages = {
  nothingWithoutScripts: 'यह पेज JavaScript के बिना नहीं खुलता। ब्राउज़र में JavaScript चालू करें और पेज दोबारा खोलें।',
  noScripts: 'यह पेज आप ऐसे ही पढ़ सकते हैं। फ़ॉर्म भेजने के लिए ब्राउज़र में JavaScript चालू करें और पेज दोबारा खोलें।',
  loadStatus: {
    waiting: 'तैयार हो रहा है…',
    form: 'यह फ़ॉर्म नहीं खुल सका।',
    page: 'यह पेज पूरा नहीं खुल सका।',
    retry: 'फिर कोशिश करें',
    reload: 'पेज फिर से खोलें',
    or: ' या हमें लिखें:',
    end: '',
  },
};

import type { withoutScripts as english } from '../en/without-scripts';

export const withoutScripts: typeof english = {
  forms: 'यह पृष्ठ आप ऐसे ही पढ़ सकते हैं। फ़ॉर्म भेजने के लिए ब्राउज़र में JavaScript चालू करें और पृष्ठ दोबारा खोलें।',
};

import type { views as en } from '../en/views';
import type { Translated } from '../messages';

/** Messages about saved views of a list. */
export const views: Translated<typeof en> = {
  tabs: 'सहेजी हुई सूचियाँ',
  failed: 'आपकी सहेजी हुई सूचियाँ नहीं मिल सकीं।',
  sharedBy: '(साझा)',
  save: 'सूची सहेजें',
  edit: 'सूची बदलें',
  name: 'नाम',
  nameNeeded: 'कृपया नाम लिखें।',
  nameHelp: 'फ़िल्टर, खोजा गया शब्द, क्रम और कॉलम सहेजे जाते हैं। आपकी इसी नाम की सूची हो, तो उसकी जगह यह रहेगी।',
  share: 'यह सूची देखने वाले सभी लोगों को दिखे',
  submit: 'सहेजें',
  saving: 'सहेजी जा रही है…',
  saved: (name) => `सूची सहेजी गई: ${name}`,
  notSaved: (name, why) => `सूची ${name} सहेजी नहीं गई। ${why}`,
  delete: 'सूची मिटाएँ',
  deleting: 'मिटाई जा रही है…',
  deleted: (name) => `सूची मिटाई गई: ${name}`,
  notDeleted: (name, why) => `सूची ${name} मिटाई नहीं गई। ${why}`,
};

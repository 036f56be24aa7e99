import type { frame as en } from '../en/frame';
import type { Translated } from '../messages';

export const frame: Translated<typeof en> = {
  skip: 'सीधे पेज पर जाएँ',
  navigation: 'एडमिन पोर्टल',
  dashboard: 'डैशबोर्ड',
  contacts: 'संदेश',
  applications: 'आवेदन',
  shareholders: 'शेयरधारक',
  subscribers: 'ग्राहक',
  team: 'टीम',
  activity: 'गतिविधि',
  settings: 'सेटिंग',
  waiting: (count) => `${count} बाक़ी`,
  collapse: 'समेटें',
  expand: 'फैलाएँ',
  openMenu: 'मेनू खोलें',
  closeMenu: 'मेनू बंद करें',
  toDark: 'गहरे रंग करें',
  toLight: 'हल्के रंग करें',
  accountMenu: (email) => `${email} का खाता`,
  myAccount: 'मेरा खाता',
  logOut: 'लॉगआउट करें',
  notFound: 'एडमिन पोर्टल में यह पेज नहीं है।',
  toDashboard: 'डैशबोर्ड पर जाएँ',
  noAccess: 'आपके खाते को यह पेज देखने का अधिकार नहीं है। जो लोग टीम के खाते सँभालते हैं, वे इसे बदल सकते हैं।',
  notLoaded: 'यह पेज नहीं खुल सका। देखें कि इंटरनेट चल रहा है। जो सहेजा गया था, वह सुरक्षित है।',
  crashed: 'यह पेज चलते-चलते रुक गया। जो सहेजा गया था, वह सुरक्षित है।',
  updated:
    'आपके खोलने के बाद एडमिन पोर्टल में बदलाव हुआ है। आगे बढ़ने के लिए इसे फिर से लोड करें। जो सहेजा गया था, वह सुरक्षित है।',
  reload: 'फिर कोशिश करें',
  loadAgain: 'फिर से लोड करें',
};

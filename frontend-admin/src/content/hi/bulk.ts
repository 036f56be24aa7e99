import { pluralize } from '../../format/pluralize';
import type { bulk as en } from '../en/bulk';
import type { Translated } from '../messages';

/** Messages for applying one action to several records. */
export const bulk: Translated<typeof en> = {
  bar: 'चुने हुए रिकॉर्ड',
  selected: (count) => (count === '1' ? '1 चुना हुआ' : `${count} चुने हुए`),
  selectedHidden: (count, hidden) =>
    count === '1' ? '1 चुना हुआ, जो इस पेज पर नहीं' : `${count} चुने हुए, उनमें से ${hidden} इस पेज पर नहीं`,
  deselectHidden: (hidden) =>
    hidden === '1' ? 'जो नहीं दिख रहा, उसका चुनाव हटाएँ' : `जो नहीं दिख रहे, उन ${hidden} का चुनाव हटाएँ`,
  notShown: (names) => `इस पेज पर नहीं: ${names}।`,
  selectAll: (total) => `सभी ${total} चुनें`,
  selecting: 'चुने जा रहे हैं…',
  selectFailed: 'बाक़ी सूची नहीं पढ़ी जा सकी।',
  selectMost: (most) => `सूची के सिर्फ़ पहले ${most} चुने गए।`,
  clear: 'चुनाव हटाएँ',
  none: (statuses) => `इनमें से किसी की स्थिति “${statuses}” नहीं है।`,
  some: (count, all) => `यह ${all} में से ${count} पर लागू होगा; बाक़ी जैसे हैं, वैसे ही रहेंगे।`,
  reasonReaders: 'यह हर आवेदक को ईमेल में मिलेगा।',
  languages: (english, hindi) => {
    if (hindi === 0) return 'सभी अंग्रेज़ी पढ़ते हैं।';
    if (english === 0) return 'सभी हिन्दी पढ़ते हैं।';
    return `${english} लोग अंग्रेज़ी और ${hindi} हिन्दी पढ़ते हैं; सबको यही लिखा हुआ मिलेगा।`;
  },
  confirm: (label, count) => `${pluralize(count, 'रिकॉर्ड', 'रिकॉर्ड')} ${label}`,
  progress: (doing, done, all) => `${doing}: ${done} / ${all}`,
  finished: 'पूरा हुआ',
  stopping: 'इसके बाद रुक जाएगा…',
  undoing: 'पहले जैसे किए जा रहे हैं…',
  counts: {
    done: (count) => pluralize(count, 'हुआ', 'हुए'),
    failed: (count) => pluralize(count, 'नहीं बदला', 'नहीं बदले'),
    skipped: (count) => pluralize(count, 'जैसा था, वैसा ही', 'जैसे थे, वैसे ही'),
    undone: (count) => pluralize(count, 'पहले जैसा', 'पहले जैसे'),
  },
  stop: 'इसके बाद रोकें',
  undo: (count, seconds) => `${count} पहले ${count === '1' ? 'जैसा' : 'जैसे'} करें, ${seconds} सेकंड`,
  close: 'रिपोर्ट बंद करें',
  assign: 'सौंपें',
  assigning: 'सौंपे जा रहे हैं',
  assignTo: (who) => `${who} को।`,
  assignToNobody: 'किसी को नहीं।',
  assignedTo: (who) => `${who} को सौंपा गया`,
  assignedToNobody: 'अब किसी को नहीं सौंपा',
  write: 'लिखें',
  typeCount: (count) => `पक्का करने के लिए ${count} लिखें`,
  wrongCount: (count) => `यह वह संख्या नहीं है। ${count} लिखें।`,
  report: 'रिपोर्ट',
  states: {
    waiting: 'बारी आनी है',
    working: 'हो रहा है…',
    skipped: 'जैसा था, वैसा ही',
    undone: 'पहले जैसा किया गया',
  },
  tags: {
    waiting: 'बारी आनी है',
    working: 'हो रहा है…',
    done: 'हो गया',
    failed: 'नहीं बदला',
    erased: 'मिटाया गया',
  },
  outcomeOf: (name) => `${name}:`,
  openShort: 'खोलें',
  open: (name) => `${name} खोलें`,
  more: (count) => `और ${count}`,
};

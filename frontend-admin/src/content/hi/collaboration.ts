import type { collaboration as en } from '../en/collaboration';
import type { Translated } from '../messages';

/** Messages about collaboration on a record: its assignee and the office notes. */
export const collaboration: Translated<typeof en> = {
  assignee: 'किसे सौंपा',
  assigneeIs: (who) => `किसे सौंपा: ${who}`,
  anyone: 'कोई भी',
  me: 'मुझे',
  nobody: 'किसी को नहीं',
  somebody: 'एक साथी को',
  assigned: (name, who) => `${name}: ${who} को सौंपा गया`,
  unassigned: (name) => `${name}: अब किसी को नहीं सौंपा है`,
  someone: 'किसी और',
  assignedMeanwhile: (by, to, when) =>
    `${when && `${when} `}${by} की ओर से यह ${to} को सौंपा गया। आपका चुनाव सहेजा नहीं गया। कुछ और होना चाहिए, तो फिर चुनें।`,
  unassignedMeanwhile: (by, when) =>
    `${when && `${when} `}${by} की ओर से यह अब किसी को सौंपा हुआ नहीं है। आपका चुनाव सहेजा नहीं गया। कुछ और होना चाहिए, तो फिर चुनें।`,
  assignFailed: 'सौंपा नहीं जा सका।',
  notAssigned: (name, why) => `${name} की ज़िम्मेदारी बदली नहीं गई। ${why}`,
  notes: 'नोट',
  noNotes: 'अभी कोई नोट नहीं। नोट सिर्फ़ दफ़्तर को दिखते हैं।',
  newNote: 'नया नोट',
  noteHint: 'सिर्फ़ दफ़्तर के लिए। @ लिखकर साथी चुनें, उन्हें ईमेल से बताया जाएगा।',
  colleagues: 'साथी',
  colleaguesFound: (count) => `${count} साथी। तीर वाले बटनों से चुनें, Enter से जोड़ें।`,
  addNote: 'नोट जोड़ें',
  adding: 'जोड़ा जा रहा है…',
  noteAdded: 'नोट जुड़ गया',
  noteMissing: 'कृपया पहले कुछ लिखें।',
  noteFailed: 'नोट सहेजा नहीं जा सका।',
  noteNotSaved: (name, why) => `${name} के बारे में आपका नोट सहेजा नहीं गया। ${why}`,
  deleteNote: 'मिटाएँ',
  deleteNoteOf: (when) => `${when} का अपना नोट मिटाएँ`,
  deleteFailed: 'नोट मिटाया नहीं जा सका।',
  noteNotDeleted: (name, why) => `${name} के बारे में आपका नोट मिटाया नहीं गया। ${why}`,
};

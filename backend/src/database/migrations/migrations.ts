import { withdrawnIsAStatus } from './0001-withdrawn-is-a-status.js';
import { owedAuditEntriesAreEffects } from './0002-owed-audit-entries-are-effects.js';
import { storedNamesAreThoseOfTheField } from './0003-stored-names-are-those-of-the-field.js';
import { namesAreFoundInEitherScript } from './0004-names-are-found-in-either-script.js';
import { savedViewsHaveSlots } from './0005-saved-views-have-slots.js';
import { twoWordsAreFoundByOneKey } from './0006-two-words-are-found-by-one-key.js';
import { referencesOfLettersAreFoundWhole } from './0007-references-of-letters-are-found-whole.js';
import { onlyKindsWithDocumentsLookForThem } from './0008-only-kinds-with-documents-look-for-them.js';
import { documentsAreFoundByAKey } from './0009-documents-are-found-by-a-key.js';
import { decisionsAreFoundByAKey } from './0010-decisions-are-found-by-a-key.js';
import { answeredMessagesAreFoundByAKey } from './0011-answered-messages-are-found-by-a-key.js';
import { shareholdersAreFoundByTheirPlace } from './0012-shareholders-are-found-by-their-place.js';
import { noticesWaitForNoAnswer } from './0013-notices-wait-for-no-answer.js';
import { mailsOfADayAreReservations } from './0014-mails-of-a-day-are-reservations.js';
import { paymentsGivenBackAreRefunded } from './0015-payments-given-back-are-refunded.js';
import { figuresOfSubscriptionsAreCountedAnew } from './0016-figures-of-subscriptions-are-counted-anew.js';
import { longPlacesAreFoundByTwoWords } from './0017-long-places-are-found-by-two-words.js';
import { refundsDueAreFoundByAKey } from './0018-refunds-due-are-found-by-a-key.js';
import { digitsOfEveryScriptAreFound } from './0019-digits-of-every-script-are-found.js';
import { namesWithAnApostropheAreFoundInOneWord } from './0020-names-with-an-apostrophe-are-found-in-one-word.js';
import { namesOfFilesShowNoNumbers } from './0021-names-of-files-show-no-numbers.js';
import type { Migration } from './migration.js';

/** All migrations, oldest first. A new one is added at the end; one that has been released is never changed. */
export const MIGRATIONS: readonly Migration[] = [
  withdrawnIsAStatus,
  owedAuditEntriesAreEffects,
  storedNamesAreThoseOfTheField,
  namesAreFoundInEitherScript,
  savedViewsHaveSlots,
  twoWordsAreFoundByOneKey,
  referencesOfLettersAreFoundWhole,
  onlyKindsWithDocumentsLookForThem,
  documentsAreFoundByAKey,
  decisionsAreFoundByAKey,
  answeredMessagesAreFoundByAKey,
  shareholdersAreFoundByTheirPlace,
  noticesWaitForNoAnswer,
  mailsOfADayAreReservations,
  paymentsGivenBackAreRefunded,
  figuresOfSubscriptionsAreCountedAnew,
  longPlacesAreFoundByTwoWords,
  refundsDueAreFoundByAKey,
  digitsOfEveryScriptAreFound,
  namesWithAnApostropheAreFoundInOneWord,
  namesOfFilesShowNoNumbers,
];

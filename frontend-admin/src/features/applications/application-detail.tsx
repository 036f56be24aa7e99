import type { Locale } from 'frontend-shared/i18n/locale';
import { applications } from '../../content/applications';
import { choices } from '../../content/choices';
import { useMessages } from '../../content/messages';
import { records } from '../../content/records';
import type { Application, ApplicationRow } from '../../data/records/applications';
import { LastDecision } from '../../records/panel/decision/last-decision';
import { ReviewFooter } from '../../records/panel/decision/review-footer';
import { useDecision } from '../../records/panel/decision/use-decision';
import { DocumentCard } from '../../records/panel/document/document-card';
import { PanelBody } from '../../records/panel/panel-body';
import { ContactDetails } from '../../records/panel/sections/contact-details';
import { Facts } from '../../records/panel/sections/facts';
import { SameContact } from '../../records/panel/sections/other-applications';
import type { DetailProps } from '../../records/record-kind';
import { useHasPermission } from '../../state/permissions';
import { languageOf } from '../../ui/text/language-of';

/** A warning if the applicant gave no e-mail address, which also mentions a missing mobile number. */
function contactNote(
  { email, mobile }: Application,
  messages: (typeof applications)[Locale],
): string | undefined {
  if (email) return undefined;
  return mobile ? messages.noEmail : messages.noContact;
}

function PastExperience({ text }: { text: string | undefined }) {
  const messages = useMessages(applications);
  return (
    <section>
      <h3>{messages.pastExperience}</h3>
      <p className={text ? 'ad-written' : 'ad-quiet'} lang={text && languageOf(text)}>
        {text ?? messages.noExperience}
      </p>
    </section>
  );
}

/** The detail panel of a factory application. */
export function ApplicationDetail(detail: DetailProps<ApplicationRow, Application>) {
  const messages = useMessages(applications);
  const recordsMessages = useMessages(records);
  const choiceNames = useMessages(choices);
  const { kind, record, navigation } = detail;
  const canReview = useHasPermission('applications:review');
  const decision = useDecision(detail);
  return (
    <>
      <PanelBody
        kind={kind}
        record={record}
        canClear={canReview}
        outcome={<LastDecision record={record} messages={kind.messages} />}
      >
        <SameContact others={record.sameContact} help={messages.sameContactHelp} navigation={navigation} />
        <Facts
          record={record}
          rows={[
            [messages.businessIdea, choiceNames.named(record.business_idea)],
            [recordsMessages.place, record.location],
            [messages.amountNeeded, choiceNames.named(record.required_amount)],
          ]}
        />
        <ContactDetails
          email={record.email}
          mobiles={record.mobile ? [record.mobile] : []}
          note={contactNote(record, messages)}
        />
        <PastExperience text={record.past_experience} />
        <section>
          <h3>{recordsMessages.document}</h3>
          <DocumentCard source={kind.source} record={record} none={messages.noDocument} />
        </section>
      </PanelBody>
      <ReviewFooter
        kind={kind}
        record={record}
        canReview={canReview}
        decision={decision}
        navigation={navigation}
      />
    </>
  );
}

import type { Locale } from 'frontend-shared/i18n/locale';
import { applications } from '../../content/applications';
import { choices } from '../../content/choices';
import { records } from '../../content/records';
import { useTexts } from '../../content/texts';
import type { Application, ApplicationRow } from '../../data/records/applications';
import { LastDecision } from '../../records/panel/decision/last-decision';
import { ReviewFoot } from '../../records/panel/decision/review-foot';
import { useDecision } from '../../records/panel/decision/use-decision';
import { DocumentCard } from '../../records/panel/document/document-card';
import { ContactDetails, Facts } from '../../records/panel/facts';
import { SameContact } from '../../records/panel/other-applications';
import { PanelBody } from '../../records/panel/panel-body';
import type { OpenedProps } from '../../records/record-kind';
import { useCan } from '../../state/permissions';

/** What is missing to answer the applicant. */
function contactNote(
  { email, mobile }: Application,
  copy: (typeof applications)[Locale],
): string | undefined {
  if (email) return undefined;
  return mobile ? copy.noEmail : copy.noContact;
}

function PastExperience({ text }: { text: string | undefined }) {
  const copy = useTexts(applications);
  return (
    <section>
      <h3>{copy.pastExperience}</h3>
      <p className={text ? 'ad-written' : 'ad-quiet'}>{text ?? copy.noExperience}</p>
    </section>
  );
}

/** A factory application and what can be done with it. */
export function OpenedApplication(opened: OpenedProps<ApplicationRow, Application>) {
  const copy = useTexts(applications);
  const recordsCopy = useTexts(records);
  const choiceNames = useTexts(choices);
  const { kind, record, moves } = opened;
  const mayReview = useCan('applications:review');
  const decision = useDecision(opened);
  return (
    <>
      <PanelBody
        kind={kind}
        record={record}
        mayClear={mayReview}
        outcome={<LastDecision record={record} messages={kind.messages} />}
      >
        <SameContact others={record.sameContact} help={copy.sameContactHelp} moves={moves} />
        <Facts
          record={record}
          rows={[
            [copy.businessIdea, choiceNames.named(record.business_idea)],
            [recordsCopy.place, record.location],
            [copy.amountNeeded, choiceNames.named(record.required_amount)],
          ]}
        />
        <ContactDetails
          email={record.email}
          mobiles={record.mobile ? [record.mobile] : []}
          note={contactNote(record, copy)}
        />
        <PastExperience text={record.past_experience} />
        <section>
          <h3>{recordsCopy.document}</h3>
          <DocumentCard source={kind.source} record={record} none={copy.noDocument} />
        </section>
      </PanelBody>
      <ReviewFoot kind={kind} record={record} mayReview={mayReview} decision={decision} moves={moves} />
    </>
  );
}

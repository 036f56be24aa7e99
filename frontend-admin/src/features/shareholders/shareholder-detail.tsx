import { formatRupees } from 'frontend-shared/i18n/locale';
import { useMessages } from '../../content/messages';
import { records } from '../../content/records';
import { shareholders } from '../../content/shareholders';
import type { Shareholder, ShareholderRow } from '../../data/records/shareholders';
import { LastDecision } from '../../records/panel/decision/last-decision';
import { ReviewFooter } from '../../records/panel/decision/review-footer';
import { useDecision } from '../../records/panel/decision/use-decision';
import { DocumentCard } from '../../records/panel/document/document-card';
import { PanelBody } from '../../records/panel/panel-body';
import { ContactDetails } from '../../records/panel/sections/contact-details';
import { Facts } from '../../records/panel/sections/facts';
import type { DetailProps } from '../../records/record-kind';
import { useHasPermission } from '../../state/permissions';
import { DeleteShareholder } from './delete-shareholder';
import { Duplicates } from './duplicates';
import { PanValue } from './pan-value';
import './shareholders.css';

/** The detail panel of a shareholder application. */
export function ShareholderDetail(detail: DetailProps<ShareholderRow, Shareholder>) {
  const messages = useMessages(shareholders);
  const recordsMessages = useMessages(records);
  const { kind, record, navigation } = detail;
  const canReview = useHasPermission('shareholders:review');
  const canReveal = useHasPermission('shareholders:reveal');
  const canDelete = useHasPermission('shareholders:delete');
  const decision = useDecision(detail);
  const { sharePurchase: count } = record;
  return (
    <>
      <PanelBody
        kind={kind}
        record={record}
        canClear={canReview}
        outcome={<LastDecision record={record} messages={kind.messages} />}
        end={canDelete && <DeleteShareholder {...detail} />}
      >
        <Duplicates record={record} navigation={navigation} />
        <Facts
          record={record}
          rows={[
            [messages.shares, messages.sharesForAmount(count, formatRupees(record.amount))],
            [messages.pan, <PanValue key="pan" id={record._id} masked={record.panNumber} />],
            [messages.nominee, messages.nomineeIs(record.nomineeName, record.nomineeRelation)],
            [recordsMessages.place, record.location],
            [messages.referral, record.referralCode ?? messages.noReferral],
            [messages.terms, record.termsAgreed ? messages.termsAgreed : messages.termsNotAgreed],
          ]}
        />
        <ContactDetails email={record.email} mobiles={[record.mobile]} />
        <section>
          <h3>{messages.idProof}</h3>
          {canReview || canReveal ? (
            <DocumentCard source={kind.source} record={record} none={messages.noIdProof} />
          ) : (
            <p className="ad-quiet">{record.document ? messages.closedIdProof : messages.noIdProof}</p>
          )}
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

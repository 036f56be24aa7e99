import './shareholder-form.css';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { Button } from 'frontend-shared/ui/button';
import { LockIcon } from 'frontend-shared/ui/icon';
import { useState } from 'react';
import type { ShareholderMessages } from '../../content/en/shareholder';
import { FormFooter } from '../../forms/layout/form-footer';
import { FormFrame } from '../../forms/layout/form-frame';
import { FormLayout } from '../../forms/layout/form-layout';
import { PartList } from '../../forms/layout/part-list';
import { ReceiptPanel } from '../../forms/notices/receipt-panel';
import { useCheckStep } from '../../forms/state/use-check-step';
import { useForm } from '../../forms/state/use-form';
import { CheckAnswers, RiskConfirmation, useRiskConfirmation } from './check-answers';
import { type PartName, parts, shareholderApplication } from './shareholder-application';
import { ShareholderFieldsets } from './shareholder-fieldsets';
import { ShareBar, SharePanel, shareSum } from './shares/share-total';
import { RiskTable } from './terms/risk-table';

const TITLE_ID = 'shareholder-title';
const CHECK_TITLE_ID = 'shareholder-check-title';

interface ShareholderFormProps {
  messages: ShareholderMessages;
  site: SiteConfig;
}

/** The shareholder application with section list and running total and, after sending, its receipt. */
export default function ShareholderForm({ messages, site }: ShareholderFormProps) {
  const { submitted, values } = useForm(shareholderApplication, site.requireReferral ? ['referralCode'] : []);
  const [current, setCurrent] = useState<PartName | null>(null);
  const { form } = messages;
  const { checking, confirmSubmit, change } = useCheckStep(shareholderApplication, CHECK_TITLE_ID);
  const risks = useRiskConfirmation(checking);
  const missing = values.termsAgreed === 'true' ? undefined : form.errors.required.termsAgreed;
  const intro = (
    <>
      <h1 className="cf-form-title" id={TITLE_ID}>
        {messages.title}
      </h1>
      {!submitted && (
        <>
          <p className="cf-muted">{messages.lead}</p>
          <p>{messages.invitation}</p>
          <p className="pu-shareholder__papers cf-small">
            <LockIcon />
            <span>{messages.papers}</span>
          </p>
          {/* Last, because it is sticky while the rest of the column scrolls. */}
          {!checking && (
            <PartList form={shareholderApplication} parts={parts} titles={form.parts} current={current} />
          )}
        </>
      )}
    </>
  );
  return (
    <>
      <div className="cf-container">
        <FormLayout intro={intro} panel={<SharePanel messages={form} />}>
          {submitted ? (
            <Submitted messages={messages} site={site} submitted={submitted} />
          ) : (
            <>
              {!checking && <RiskTable messages={messages.risks} />}
              <FormFrame
                form={shareholderApplication}
                messages={form}
                site={site}
                labelledBy={TITLE_ID}
                confirmSubmit={confirmSubmit}
                footer={
                  <FormFooter
                    form={shareholderApplication}
                    messages={form}
                    disabledReason={risks.open ? form.check.confirmFirst : missing}
                    submitLabel={checking ? form.submit : form.check.title}
                    back={
                      checking && (
                        <Button look="secondary" onClick={() => change()}>
                          {form.check.back}
                        </Button>
                      )
                    }
                  />
                }
              >
                {checking ? (
                  <>
                    <CheckAnswers messages={form} titleId={CHECK_TITLE_ID} onChange={change} />
                    <RiskConfirmation
                      messages={form}
                      confirmed={risks.confirmed}
                      onConfirm={risks.setConfirmed}
                    />
                  </>
                ) : (
                  <ShareholderFieldsets messages={messages} site={site} onEnter={setCurrent} />
                )}
              </FormFrame>
            </>
          )}
        </FormLayout>
      </div>
      <ShareBar messages={form} />
    </>
  );
}

interface SubmittedProps extends ShareholderFormProps {
  submitted: NonNullable<ReturnType<typeof shareholderApplication.use.getState>['submitted']>;
}

/** The receipt with the requested shares; its heading is the success message. */
function Submitted({ messages, site, submitted }: SubmittedProps) {
  const { form } = messages;
  const sum = shareSum(submitted.values.sharePurchase, form);
  const nominee = submitted.values.nomineeName.trim();
  return (
    <>
      <h2 className="cf-visually-hidden">{form.total.title}</h2>
      <ReceiptPanel
        receipt={submitted.answer.data}
        messages={{ ...form.receipt, keep: form.receipt.keep(site.officePhone) }}
        site={site}
        steps={messages.next}
        onAnother={() => shareholderApplication.startAnother()}
      >
        {sum && (
          <dl>
            <div className="pu-share-panel__row">
              <dt>{sum.shares}</dt>
              <dd className="cf-number">{sum.cost}</dd>
            </div>
            {/* The name is not stored for a reload. */}
            {nominee && (
              <div className="pu-share-panel__row">
                <dt>{form.receipt.nominee}</dt>
                <dd>{nominee}</dd>
              </div>
            )}
          </dl>
        )}
      </ReceiptPanel>
    </>
  );
}

import type { SiteConfig } from 'frontend-shared/api/site-config';
import { useState } from 'react';
import { useApplicationFormMessages } from '../../content/use-application-form-messages';
import { FormFrame } from '../../forms/layout/form-frame';
import { FormLayout } from '../../forms/layout/form-layout';
import { PartList } from '../../forms/layout/part-list';
import { ReceiptPanel } from '../../forms/notices/receipt-panel';
import { useForm } from '../../forms/state/use-form';
import { application, type PartName, parts } from './application';
import { ApplicationFieldsets } from './application-fieldsets';
import { ApplicationPanel } from './application-panel';

interface ApplicationFormProps {
  site: SiteConfig;
  /** Next steps, for the receipt. */
  nextSteps: ReadonlyArray<readonly [string, string]>;
}

/** The Factory Application Form with section list and summary panel and, after sending, its receipt. */
export default function ApplicationForm({ site, nextSteps }: ApplicationFormProps) {
  const messages = useApplicationFormMessages();
  const { submitted } = useForm(application);
  const [current, setCurrent] = useState<PartName | null>(null);
  const intro = (
    <>
      <h2 className="cf-form-title" id="factory-form-title" tabIndex={-1}>
        {messages.title}
      </h2>
      {!submitted && (
        <>
          <p className="cf-muted">{messages.intro}</p>
          <PartList form={application} parts={parts} titles={messages.sections} current={current} />
        </>
      )}
    </>
  );
  return (
    <FormLayout intro={intro} panel={<ApplicationPanel messages={messages} />}>
      {submitted ? (
        <ReceiptPanel
          receipt={submitted.answer.data}
          messages={{ ...messages.receipt, keep: messages.receipt.keep(site.officePhone) }}
          site={site}
          mailNote={submitted.byMail ? undefined : messages.receipt.noMail}
          steps={nextSteps}
          onAnother={() => application.startAnother()}
        />
      ) : (
        <FormFrame form={application} messages={messages} site={site} labelledBy="factory-form-title">
          <ApplicationFieldsets messages={messages} onEnter={setCurrent} />
        </FormFrame>
      )}
    </FormLayout>
  );
}

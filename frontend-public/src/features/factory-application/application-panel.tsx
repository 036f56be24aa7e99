import './application-panel.css';
import type { ReactNode } from 'react';
import type { ApplicationFormMessages } from '../../content/en/application-form';
import { OfficeCounter } from '../../illustrations/office-counter';
import { application } from './application';

/** Summary of the current entries, beside the form. */
export function ApplicationPanel({ messages }: { messages: ApplicationFormMessages }) {
  const { summaryPanel, options } = messages;
  const { values, files, phase } = application.use();
  const chosen = (labels: Readonly<Record<string, string>>, value: string) =>
    labels[value] ?? summaryPanel.open;
  return (
    <aside className="pu-panel" aria-label={summaryPanel.title}>
      {phase !== 'sent' && (
        <div className="pu-panel__paper">
          <h3 className="pu-panel__title">{summaryPanel.title}</h3>
          <dl className="pu-panel__rows">
            <Row name={summaryPanel.place}>{values.location.trim() || summaryPanel.open}</Row>
            <Row name={summaryPanel.idea}>{chosen(options.business_idea, values.business_idea)}</Row>
            <Row name={summaryPanel.supportingDocument}>
              {files.supporting_document?.name ?? summaryPanel.none}
            </Row>
            <Row name={summaryPanel.amount} last>
              {chosen(options.required_amount, values.required_amount)}
            </Row>
          </dl>
          <p className="cf-small">{summaryPanel.note}</p>
        </div>
      )}
      <OfficeCounter />
    </aside>
  );
}

function Row({ name, last = false, children }: { name: string; last?: boolean; children: ReactNode }) {
  return (
    <div className={last ? 'pu-panel__row pu-panel__row--last' : 'pu-panel__row'}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

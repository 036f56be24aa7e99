import { useQuery } from '@tanstack/react-query';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { ApiError } from 'frontend-shared/api-error';
import { formatNumber } from 'frontend-shared/locale';
import { type ReactNode, useEffect, useRef } from 'react';
import { applications } from '../../../content/en/applications';
import { common } from '../../../content/en/common';
import { review as copy } from '../../../content/en/review';
import { type Application, type ApplicationsPage, applicationRecord } from '../../../data/applications';
import { ErrorNote } from '../../../kit/error-note';
import { Icon } from '../../../kit/icon';
import { waited } from '../../../kit/moments';
import { useCan } from '../../../kit/permissions';
import { usePreferences } from '../../../kit/preferences';
import { StatusTag } from '../../../kit/status-tag';
import { NARROW, useMedia } from '../../../kit/use-media';
import { totalWords } from '../list/list-foot';
import { ApplicationFacts, ContactDetails, History, PastExperience } from './application-facts';
import { DecisionFoot } from './decision-foot';
import { DocumentCard } from './document-card';
import { useClearSuspect, useDecision } from './use-decision';
import type { ReviewQueue } from './use-review-queue';
import './review.css';

interface PanelHeadProps {
  queue: ReviewQueue;
  where: string | undefined;
  onClose: () => void;
}

function PanelHead({ queue, where, onClose }: PanelHeadProps) {
  const shortcuts = usePreferences((preferences) => preferences.shortcuts);
  return (
    <header className="ad-review__head">
      <Button
        aria-label={copy.previous}
        disabled={!queue.goPrevious}
        icon={<Icon name="up" />}
        onClick={queue.goPrevious}
      />
      <Button
        aria-label={copy.next}
        disabled={!queue.goNext}
        icon={<Icon name="down" />}
        onClick={queue.goNext}
      />
      <span className="ad-quiet ad-number ad-review__where">{where}</span>
      {shortcuts && (
        <span className="ad-review__keys ad-quiet">
          <kbd className="ad-key">J</kbd> <kbd className="ad-key">K</kbd> {copy.keysHint}
        </span>
      )}
      <Button
        type="text"
        aria-label={common.close}
        icon={<Icon name="close" size={20} />}
        onClick={onClose}
      />
    </header>
  );
}

/** Why the application looks as if a program had sent it, and the way to say that a person did. */
function SuspectNote({ application, mayClear }: { application: Application; mayClear: boolean }) {
  const { clear, clearing } = useClearSuspect(application);
  return (
    <div className="ad-review__suspect">
      <p>
        <span className="ad-tag ad-tag--suspect">
          <Icon name="warning" size={14} />
          {applications.suspect}
        </span>{' '}
        {applications.suspectHelp}
      </p>
      {mayClear && (
        <Button loading={clearing} onClick={clear}>
          {clearing ? copy.clearing : copy.genuine}
        </Button>
      )}
    </div>
  );
}

interface ReviewedProps {
  application: Application;
  onDecided: (application: Application) => void;
  onUndone: (id: string) => void;
  onKeepPending: () => void;
}

/** The application itself and what can be done with it. */
function Reviewed({ application, onDecided, onUndone, onKeepPending }: ReviewedProps) {
  const mayReview = useCan('applications:review');
  const { decide, busy, conflict, failure } = useDecision(application, { onDecided, onUndone });
  const title = useRef<HTMLHeadingElement>(null);
  const { status } = application;

  // Whoever moves to an application, by mouse or by key, is read its name and stands at its beginning.
  useEffect(() => title.current?.focus(), []);

  return (
    <>
      <div className="ad-review__body">
        {conflict && <Alert type="warning" role="alert" title={conflict} />}
        <div className="ad-review__title">
          <h2 id="ad-review-title" ref={title} tabIndex={-1}>
            {application.name}
          </h2>
          <StatusTag status={status} />
          {status === 'pending' && (
            <span className="ad-quiet ad-review__age">{copy.waiting(waited(application.createdAt))}</span>
          )}
        </div>
        {application.suspect && <SuspectNote application={application} mayClear={mayReview} />}
        <ApplicationFacts application={application} />
        <ContactDetails application={application} />
        <PastExperience text={application.past_experience} />
        <section>
          <h3>{copy.document}</h3>
          <DocumentCard application={application} />
        </section>
        <History application={application} />
      </div>
      {mayReview ? (
        <DecisionFoot
          // Another state asks another question: what was being typed for the old one is gone.
          key={status}
          id={application._id}
          status={status}
          busy={busy}
          failure={failure}
          onDecide={decide}
          onKeepPending={onKeepPending}
        />
      ) : (
        <p className="ad-foot ad-quiet">{copy.readOnly}</p>
      )}
    </>
  );
}

interface ReviewPanelProps extends Omit<ReviewedProps, 'application'> {
  id: string;
  queue: ReviewQueue;
  page: ApplicationsPage | undefined;
  /** Whether the list holds waiting applications only. */
  pendingOnly: boolean;
  onClose: () => void;
}

function useWhere({ queue, page, pendingOnly }: ReviewPanelProps): string | undefined {
  if (queue.position === undefined || !page) return undefined;
  const words = pendingOnly ? copy.positionPending : copy.position;
  return words(formatNumber(queue.position), totalWords(page));
}

const IN_FRONT = { role: 'dialog', 'aria-modal': true } as const;
const BESIDE = { role: 'complementary' } as const;

/** The application that is open beside the list; on a small screen in front of it. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { id, queue, onClose, onDecided, onUndone, onKeepPending } = props;
  const narrow = useMedia(NARROW);
  const where = useWhere(props);
  const { data, error, refetch } = useQuery(applicationRecord(id));
  let content: ReactNode;
  if (data) {
    const reviewed = { application: data, onDecided, onUndone, onKeepPending };
    content = <Reviewed key={data._id} {...reviewed} />;
  } else if (error) {
    const gone = error instanceof ApiError && error.status === 404;
    content = (
      <div className="ad-review__body">
        {gone ? (
          <Alert type="warning" role="alert" title={copy.notFound} />
        ) : (
          <ErrorNote error={error} fallback={copy.loadFailed} onRetry={() => void refetch()} />
        )}
      </div>
    );
  } else {
    content = (
      <div className="ad-review__body" aria-busy="true">
        <Skeleton active paragraph={{ rows: 10 }} />
      </div>
    );
  }
  return (
    <section className="ad-review" aria-label={copy.panel} {...(narrow ? IN_FRONT : BESIDE)}>
      <PanelHead queue={queue} where={where} onClose={onClose} />
      {content}
    </section>
  );
}

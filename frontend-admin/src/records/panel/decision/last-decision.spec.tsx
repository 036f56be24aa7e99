import { render, screen } from '@testing-library/react';
import { anApplication } from '../../../../test/fakes/fake-api';
import { reviewMessages } from '../../../content/review';
import type { Application } from '../../../data/records/applications';
import { LastDecision } from './last-decision';

const [by, at] = ['asha@saajha.example', '2025-11-20T10:00:00.000Z'];

/** Renders the last decision of an application with these entries in its history. */
function decided(...entries: Application['history']) {
  const record = anApplication({ _id: 'id0', name: 'Ravi', status: entries.at(-1)?.status ?? 'pending' });
  record.history.push(...entries);
  render(<LastDecision record={record} messages={reviewMessages.en} />);
  return screen.queryByRole('region', { name: 'Last decision' });
}

describe('the last decision of a record', () => {
  it('points out a missing reason', () => {
    expect(decided({ status: 'approved', at, by })).toHaveTextContent(
      /^Approved by asha@saajha\.example.*No reason was written\.$/,
    );
  });

  it('may be a withdrawal by the applicant, which needs no reason', () => {
    expect(decided({ status: 'withdrawn', at })).toHaveTextContent(
      /^Withdrawn by the applicant, 20 November 2025, 3:30 pm$/,
    );
  });

  it('ignores a later decision that was undone', () => {
    const outcome = decided(
      { status: 'rejected', at, by, reason: 'No site.' },
      { status: 'pending', at: '2025-11-21T10:00:00.000Z', by, reason: 'Our mistake.' },
      { status: 'rejected', at: '2025-11-21T10:00:05.000Z', by, undo: true },
    );
    expect(outcome).toHaveTextContent(
      /^Rejected by asha@saajha\.example, 20 November 2025, 3:30 pm ?No site\.$/,
    );
  });

  it('is hidden if there is no decision or all decisions were undone', () => {
    expect(decided()).not.toBeInTheDocument();
    expect(decided({ status: 'approved', at, by }, { status: 'pending', at, by, undo: true })).toBeNull();
  });
});

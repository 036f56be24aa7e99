import type { SubmittedRecord } from '../../src/data/records/records';
import type { KindFigures, Statistics } from '../../src/data/statistics';

/** Eight weeks from Monday to Sunday; the last one is that of 17 November 2025. */
const WEEKS = Array.from({ length: 8 }, (_, index) => {
  const day = (days: number) => new Date(Date.UTC(2025, 8, 29 + index * 7 + days)).toISOString().slice(0, 10);
  return { from: day(0), to: day(6), arrived: 0 };
});

/** Figures of a kind, by default without records; pass only the fields that matter to the test. */
export function kindFigures(part: Partial<KindFigures> = {}, arrived: number[] = []): KindFigures {
  return {
    total: 0,
    byStatus: {},
    lastWeek: 0,
    weekBefore: 0,
    weeks: WEEKS.map((week, index) => ({ ...week, arrived: arrived[index] ?? 0 })),
    ...part,
  };
}

function counted(records: readonly SubmittedRecord[]): KindFigures {
  const byStatus: Record<string, number> = {};
  for (const { status } of records) byStatus[status] = (byStatus[status] ?? 0) + 1;
  return kindFigures({ total: records.length, byStatus });
}

interface Records {
  applications: readonly SubmittedRecord[];
  messages: readonly SubmittedRecord[];
  shareholders: readonly SubmittedRecord[];
  subscriptions: readonly SubmittedRecord[];
}

/** The figures of these records as the API returns them to an account with these permissions. */
export function statisticsOf(records: Records, permissions: readonly string[]): Statistics {
  const may = (permission: string) => permissions.includes(permission);
  const replies = { late: 0, inTime: 0, answered: 0, of: 0, from: '2025-10-21', to: '2025-11-19' };
  const nextBoxes = { day: '2025-12-15', boxes: 0, deliveries: 0, cash: 0, packs: [] };
  return {
    asOf: '2025-11-21T06:00:00.000Z',
    isOld: false,
    ...(may('contacts:read') && { contacts: { ...counted(records.messages), replies } }),
    ...(may('applications:read') && { factoryApplications: counted(records.applications) }),
    ...(may('shareholders:read') && { shareholders: counted(records.shareholders) }),
    ...(may('subscriptions:read') && {
      subscriptions: { ...counted(records.subscriptions), nextBoxes },
    }),
    ...(may('audit:read') && { activity: { today: 27, lastWeek: 0, weekBefore: 0 } }),
  };
}

import type { DayRange } from '../../common/lists/indian-days.js';
import { exportFileName } from './file-name.js';

const made = new Date('2025-11-25T20:00:00Z');
const named = (days: DayRange) => exportFileName('applications', made, days, 'csv');

describe('the name of an export file', () => {
  it('contains the list and the day of the export in Indian time', () => {
    expect(named({})).toBe('applications-2025-11-26.csv');
    expect(exportFileName('team', made, {}, 'xlsx')).toBe('team-2025-11-26.xlsx');
  });

  it.each<[DayRange, string]>([
    [{ from: '2025-11-17', to: '2025-11-23' }, 'from-2025-11-17-to-2025-11-23'],
    [{ from: '2025-11-17', to: '2025-11-17' }, 'of-2025-11-17'],
    [{ from: '2025-11-17' }, 'from-2025-11-17'],
    [{ to: '2025-11-23' }, 'until-2025-11-23'],
    [{ from: '2025-11-17T19:00:00Z', to: '2025-11-23T10:00:00+05:30' }, 'from-2025-11-18-to-2025-11-23'],
  ])('contains the days that the list was filtered by: %j', (days, said) => {
    expect(named(days)).toBe(`applications-2025-11-26-${said}.csv`);
  });
});

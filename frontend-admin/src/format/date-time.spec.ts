import {
  indianDay,
  lastWeek,
  longDateTime,
  longDay,
  monthNames,
  recentDateTime,
  shortDateTime,
  shortDay,
  shortWaitingTime,
  timeOrDay,
  today,
  waitingTime,
  weekdayNames,
} from './date-time';

describe('dates and times', () => {
  const now = new Date('2025-11-21T06:00:00Z');

  it('are in Indian time', () => {
    expect(longDateTime('2025-11-17T10:42:00Z', 'en')).toBe('17 November 2025, 4:12 pm');
    expect(longDateTime('2025-11-17T19:00:00Z', 'en')).toBe('18 November 2025, 12:30 am');
    expect(longDay('2026-01-15', 'en')).toBe('15 January 2026');
    expect(shortDateTime('2025-11-18T04:35:00Z', 'en', now)).toBe('18 Nov, 10:05 am');
    expect(timeOrDay('2025-11-20T19:00:00Z', 'en', now)).toBe('12:30 am');
    expect(timeOrDay('2025-11-20T18:00:00Z', 'en', now)).toBe('20 Nov');
    expect(today('en', now)).toBe('Friday, 21 November');
    expect(indianDay(0, new Date('2025-11-21T20:00:00Z'))).toBe('2025-11-22');
    expect(indianDay(7, now)).toBe('2025-11-14');
  });

  it('do not depend on how the locale data of the browser writes Canadian dates', async () => {
    const { DateTimeFormat } = Intl;
    const withNewerData = jest
      .spyOn(Intl, 'DateTimeFormat')
      .mockImplementation((tag, options) => new DateTimeFormat(tag === 'en-CA' ? 'en-US' : tag, options));
    await jest.isolateModulesAsync(async () => {
      const { indianDay: loaded } = await import('./date-time');
      expect(loaded(0, new Date('2025-11-21T18:29:59Z'))).toBe('2025-11-21');
      expect(loaded(0, new Date('2025-11-21T18:30:00Z'))).toBe('2025-11-22');
    });
    withNewerData.mockRestore();
  });

  it('include the previous week, from Monday to Sunday', () => {
    const week = { from: '2025-11-10', to: '2025-11-16' };
    expect(lastWeek(now)).toEqual(week);
    expect(lastWeek(new Date('2025-11-16T18:31:00Z'))).toEqual(week);
    expect(lastWeek(new Date('2025-11-23T18:29:00Z'))).toEqual(week);
  });

  it('include the year only when it is not the current one', () => {
    expect(shortDay('2025-09-03T10:00:00Z', 'en', now)).toBe('3 Sep');
    expect(shortDay('2024-09-03T10:00:00Z', 'en', now)).toBe('3 Sep 2024');
  });

  it('say today and yesterday according to the day in India', () => {
    expect(recentDateTime('2025-11-20T18:31:00Z', 'en', now)).toBe('Today, 12:01 am');
    expect(recentDateTime('2025-11-20T18:29:00Z', 'en', now)).toBe('Yesterday, 11:59 pm');
    expect(recentDateTime('2025-11-19T18:29:00Z', 'en', now)).toBe('19 Nov, 11:59 pm');
    expect(recentDateTime('2025-11-21T04:35:00Z', 'hi', now)).toBe('आज, सुबह 10:05 बजे');
  });

  it('include waiting times in days or hours', () => {
    expect(waitingTime('2025-11-15T05:00:00Z', 'en', now)).toBe('6 days');
    expect(waitingTime('2025-11-20T05:00:00Z', 'en', now)).toBe('1 day');
    expect(waitingTime('2025-11-21T04:30:00Z', 'en', now)).toBe('1 hour');
    expect(waitingTime('2025-11-21T05:59:00Z', 'en', now)).toBe('less than an hour');
    expect(shortWaitingTime('2025-11-21T05:59:00Z', 'en', now)).toBe('<1 h');
    expect(shortWaitingTime('2025-11-21T04:30:00Z', 'en', now)).toBe('1 hour');
  });

  it('use Latin digits and the part of the day in Hindi', () => {
    expect(longDateTime('2025-11-17T10:42:00Z', 'hi')).toBe('17 नवंबर 2025, शाम 4:12 बजे');
    expect(longDay('2026-01-15', 'hi')).toBe('15 जनवरी 2026');
    expect(shortDateTime('2025-11-18T04:35:00Z', 'hi', now)).toBe('18 नव॰, सुबह 10:05 बजे');
    expect(today('hi', now)).toBe('शुक्रवार, 21 नवंबर');
    expect(waitingTime('2025-11-21T04:30:00Z', 'hi', now)).toBe('1 घंटा');
    expect(waitingTime('2025-11-21T01:30:00Z', 'hi', now)).toBe('4 घंटे');
    expect(waitingTime('2025-11-15T05:00:00Z', 'hi', now)).toBe('6 दिन');
    expect(waitingTime('2025-11-21T05:59:00Z', 'hi', now)).toBe('एक घंटे से कम');
  });
});

describe('names of months and weekdays', () => {
  it('are the ones used in dates, in calendar order', () => {
    expect(monthNames('en')).toEqual(expect.arrayContaining(['January', 'December']));
    expect(monthNames('hi')).toHaveLength(12);
    expect(monthNames('hi')[10]).toBe('नवंबर');
    expect(weekdayNames('en')).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
    expect(weekdayNames('hi')[2]).toBe('मंगल');
  });
});

import ical, { ICalAlarmType } from 'ical-generator';
import type { DueDate } from '#core/services/load-due-dates.ts';
import { dayAt } from '#core/shared/calendar.ts';
import { formatDong } from '#core/shared/dong.ts';
import { dueCalendarText as text } from './due-calendar.vi.ts';

/** Before the day, in seconds. */
const REMIND_BEFORE_S = 7 * 24 * 3600;

/** The generator reads days in UTC. */
const utcMidnight = (milliseconds: number): Date => {
  const { year, month, day } = dayAt(milliseconds);
  return new Date(Date.UTC(year, month - 1, day));
};

/**
 * iCalendar text with one all-day event per due date, on its day in Vietnam, and a reminder a week before. A calendar
 * that already has the event replaces it. `now` in ms since 1970 UTC. [RFC 5545]
 */
export const dueCalendarFile = (shop: string, dates: readonly DueDate[], publicOrigin: string, now: number): string => {
  const { hostname } = new URL(publicOrigin);
  const calendar = ical({ name: text.name(shop), prodId: `-//${hostname}//lich-den-han//VI` });
  for (const { id, kind, name, at, amount, path } of dates)
    calendar
      .createEvent({
        id: `${id}@${hostname}`,
        stamp: new Date(now),
        start: utcMidnight(at),
        allDay: true,
        summary: text[kind](name),
        description: text.amount(formatDong(amount)),
        url: publicOrigin + path,
      })
      .createAlarm({ type: ICalAlarmType.display, triggerBefore: REMIND_BEFORE_S });
  return calendar.toString();
};

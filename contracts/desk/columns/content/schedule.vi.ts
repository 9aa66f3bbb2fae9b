import { formatMinute } from '#core/shared/calendar.ts';

/** Two ends in ISO 8601, as people in Vietnam read them. */
export const formatSchedule = (begin: string | null, end: string | null): string => {
  const [from, to] = [begin, end].map((iso) => (iso === null ? null : formatMinute(Date.parse(iso))));
  if (from && to) return `Từ ${from} đến ${to}`;
  if (from) return `Từ ${from}`;
  return to ? `Đến ${to}` : 'Không giới hạn thời gian';
};

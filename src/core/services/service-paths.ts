/** The customer's due dates as an iCalendar file. */
export const dueCalendar = '/lich-den-han.ics';

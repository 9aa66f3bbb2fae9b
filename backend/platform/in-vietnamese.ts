import * as z from 'zod';

const { localeError } = z.locales.vi();

/** What a field was refused for, as the error map of a schema; a pattern says nothing to its reader. */
export const inVietnamese: typeof localeError = (issue) =>
  issue.code === 'invalid_format' && issue.format === 'regex' ? 'Chưa đúng cách viết của ô này.' : localeError(issue);

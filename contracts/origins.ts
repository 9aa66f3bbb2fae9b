/**
 * Origins of a list such as `https://tin-tuc.example, https://doi-tac.example:8443`; null when one has a path or user.
 */
export const readOrigins = (list: string): readonly string[] | null => {
  const origins = list
    .split(',')
    .map((each) => each.trim().replace(/\/$/, ''))
    .filter((each) => each !== '');
  return origins.every((origin) => /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/i.test(origin)) ? origins : null;
};

export const invalidRedirectOrigins =
  'REDIRECT_ORIGINS must be addresses such as https://news.example, separated by commas, without a path.';

export const invalidImageOrigins =
  'CONTENT_IMAGE_ORIGINS must be addresses such as https://cdn.example, separated by commas, without a path.';

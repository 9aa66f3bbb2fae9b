import type { Integrations } from '#core/shared/settings.ts';

/** Trimmed; null when not set. */
type Text = (name: string) => string | null;

/** CHAT_HOST with CHAT_WEBSITE_TOKEN, TAG_MANAGER_ID, ADS_ID; adds errors to `problems`. [CHAT-01, SCR-01, CFG-01] */
export const readIntegrations = (text: Text, problems: string[]): Integrations => {
  const id = (name: string, shape: RegExp, such: string): string | null => {
    const given = text(name);
    if (given === null || shape.test(given)) return given;
    problems.push(`${name} must be an id such as ${such}, not «${given}».`);
    return null;
  };
  return {
    chat: readChat(text, problems),
    tagManager: id('TAG_MANAGER_ID', /^GTM-[A-Z0-9]{4,12}$/, 'GTM-ABC1234'),
    ads: id('ADS_ID', /^AW-\d{6,15}$/, 'AW-123456789'),
  };
};

const readChat = (text: Text, problems: string[]): Integrations['chat'] => {
  const [given, websiteToken] = [text('CHAT_HOST'), text('CHAT_WEBSITE_TOKEN')];
  if (given === null && websiteToken === null) return null;
  const host = given === null ? null : hostOf(given);
  if (host === null) problems.push(`CHAT_HOST must be an address such as https://chat.example, not «${given ?? ''}».`);
  const isToken = websiteToken !== null && /^[\w-]{4,100}$/.test(websiteToken);
  if (!isToken) problems.push('CHAT_WEBSITE_TOKEN must be the token of the website in the chat service.');
  return host === null || !isToken ? null : { host, websiteToken };
};

/** Scheme, host and path without trailing slash; otherwise null. */
const hostOf = (given: string): string | null => {
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.search !== '' || url.hash !== '')
    return null;
  return (url.origin + url.pathname).replace(/\/+$/, '');
};

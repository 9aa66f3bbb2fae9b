import type { Integrations } from '#core/shared/settings.ts';

type Given = {
  readonly CHAT_HOST?: string | undefined;
  readonly CHAT_WEBSITE_TOKEN?: string | undefined;
  readonly TAG_MANAGER_ID?: string | undefined;
  readonly ADS_ID?: string | undefined;
  readonly WEB_VITALS: '0' | '1';
};

/** Adds errors to `problems`. [CHAT-01, SCR-01, CFG-01] */
export const readIntegrations = (given: Given, problems: string[]): Integrations => ({
  chat: readChat(given, problems),
  tagManager: given.TAG_MANAGER_ID ?? null,
  ads: given.ADS_ID ?? null,
  vitals: given.WEB_VITALS === '1',
});

const readChat = (
  { CHAT_HOST: host, CHAT_WEBSITE_TOKEN: websiteToken }: Given,
  problems: string[],
): Integrations['chat'] => {
  if (host !== undefined && websiteToken !== undefined) return { host: host.replace(/\/+$/, ''), websiteToken };
  if (host !== undefined) problems.push('CHAT_WEBSITE_TOKEN is missing beside CHAT_HOST.');
  if (websiteToken !== undefined) problems.push('CHAT_HOST is missing beside CHAT_WEBSITE_TOKEN.');
  return null;
};

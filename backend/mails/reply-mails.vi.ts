import type { Mail } from './mail.ts';

/** What a member wrote to somebody who asked for advice. */
export const consultationReplyMail =
  ({ name, subject, text }: { readonly name: string; readonly subject: string; readonly text: string }): Mail =>
  (shop) => ({
    subject: `${shop.name} trả lời: ${subject}`,
    summary: text.slice(0, 120),
    heading: `Chào ${name},`,
    parts: text
      .split(/\n\s*\n/)
      .map((paragraph) => ({ text: paragraph.trim() }))
      .filter((part) => part.text !== ''),
  });

import { expect, test } from 'vitest';
import { mailPreviews } from '#backend/mails/previews.ts';
import { renderMail } from '#backend/mails/render-mail.tsx';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';

const contact = { ...sampleIdentity.contact, hotline: '0241.77', email: 'hoi@may-xanh.vn' };
const firm = { ...sampleIdentity, seller: 'Công ty TNHH Mây Xanh', contact };
const mails = mailPreviews({ publicOrigin: 'https://shop.example', identity: firm } as Parameters<
  typeof mailPreviews
>[0]);

test('every mail says in both forms who sends it and how to reach them', () => {
  expect(mails.length).toBeGreaterThan(40);
  for (const { mail } of mails) {
    const { html, text } = renderMail(firm, mail);
    for (const form of [html, text]) expect(form).toContain('Công ty TNHH Mây Xanh · 0241.77 · hoi@may-xanh.vn');
  }
});

test('a shop without an address for mails leaves no hole where it would stand', () => {
  const [first] = mails;
  if (first === undefined) throw new Error('no mail');
  const { text } = renderMail({ ...firm, contact: { ...contact, email: null } }, first.mail);
  expect(text).toMatch(/Mây Xanh · 0241\.77$/);
});

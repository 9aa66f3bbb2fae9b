import type { BackendDeps } from '#backend/platform/deps.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import type { StaffRoute } from '#backend/platform/staff-route.ts';
import { mailTextFields } from '#contracts/desk/content/mail-text-record.ts';
import { applyOwnTexts } from '../own-texts.ts';
import { mailPreviews } from '../previews.ts';
import { renderMail } from '../render-mail.tsx';
import { editableMails, findProblems } from './mail-samples.ts';

/** A mail styles itself inline and loads nothing; the desk alone frames it. */
const headers = {
  'content-type': 'text/html; charset=UTF-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; sandbox; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
};

/** A kind of mail with invented data, drawn as it is sent. */
export const mailSampleRoute = ({ environment }: Pick<BackendDeps, 'environment'>): StaffRoute => ({
  method: 'GET',
  path: '/desk/mail-samples/:name',
  audience: 'mails:read',
  handle: ({ c }) => {
    const sample = mailPreviews(environment).find(({ name }) => name === c.req.param('name'));
    if (sample === undefined) throw notFound('sample');
    return new Response(renderMail(environment.identity, sample.mail).html, { headers });
  },
});

/** A sample with texts that are not saved yet, drawn as it is sent; with the shipped ones where they cannot be filled. */
export const mailPreviewRoute = ({ environment }: Pick<BackendDeps, 'environment'>): StaffRoute => ({
  method: 'GET',
  path: '/desk/mail-preview/:sample',
  audience: 'content:act',
  handle: async ({ c }) => {
    const name = c.req.param('sample');
    const mails = editableMails(environment);
    const mail = mails.find(({ samples }) => samples.some((each) => each.name === name));
    const sample = mail?.samples.find((each) => each.name === name);
    if (mail === undefined || sample === undefined) throw notFound('sample');
    const typed = mailTextFields.safeParse(c.req.query());
    const isFit = typed.success && Object.keys(findProblems(mail, typed.data)).length === 0;
    const shown = isFit ? applyOwnTexts(environment.identity, sample.mail, typed.data) : sample.mail;
    return new Response(renderMail(environment.identity, shown).html, { headers });
  },
});

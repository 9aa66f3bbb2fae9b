import { expect } from 'vitest';
import type { ViewSessions } from '#core/account/viewing/view-sessions.port.ts';
import { VIEW_LINK_TTL_MS, VIEW_TTL_MS } from '#core/account-rules/view-session.ts';
import type { IdentityGateway } from '#core/session/session.port.ts';
import { outcomeOf, value } from '#test/account/account-subject.ts';
import { describeLaws, type Law } from '#test/kit/law.ts';

export type ViewSubject = {
  readonly views: ViewSessions;
  readonly identity: IdentityGateway;
  /** A link of the desk to the shop as this customer sees it. */
  readonly begin: () => Promise<{ readonly link: string; readonly fullName: string }>;
  readonly later: (milliseconds: number) => Promise<void>;
};

/** Laws of every ViewSessions: a link is worth one session, and both end soon. */
export const viewSessionLaws: readonly Law<ViewSubject>[] = [
  {
    name: 'a link opens a session that is the customer for whoever reads',
    check: async (open) => {
      const { views, identity, begin } = await open();
      const { link, fullName } = await begin();
      const view = value(await views.open(link));
      expect(view).not.toBe(link);
      expect(value(await identity.userOf(view)).fullName).toBe(fullName);
    },
  },
  {
    name: 'V7.2.1 a link works once, also when it is used twice at once',
    check: async (open) => {
      const { views, begin } = await open();
      const { link } = await begin();
      const both = await Promise.all([views.open(link), views.open(link)]);
      expect(both.map(outcomeOf).toSorted()).toEqual(['link-expired', 'ok']);
      expect(outcomeOf(await views.open(link))).toBe('link-expired');
    },
  },
  {
    name: 'a link works for a minute',
    check: async (open) => {
      const { views, begin, later } = await open();
      const [early, late] = [await begin(), await begin()];
      await later(VIEW_LINK_TTL_MS - 10_000);
      value(await views.open(early.link));
      await later(10_000);
      expect(outcomeOf(await views.open(late.link))).toBe('link-expired');
    },
  },
  {
    name: 'V7.3.2 a view lasts half an hour, however much it is used',
    check: async (open) => {
      const { views, identity, begin, later } = await open();
      const view = value(await views.open((await begin()).link));
      await later(VIEW_TTL_MS - 10_000);
      value(await identity.userOf(view));
      await later(10_000);
      expect(outcomeOf(await identity.userOf(view))).toBe('denied');
    },
  },
  {
    name: 'a link is no session, and what is no link opens nothing',
    check: async (open) => {
      const { views, identity, begin } = await open();
      const { link } = await begin();
      expect(outcomeOf(await identity.userOf(value(await views.open(link))))).toBe('ok');
      for (const other of ['', 'khong-co', 'a'.repeat(500)])
        expect(outcomeOf(await views.open(other))).toBe('link-expired');
    },
  },
  {
    name: 'an ended view is over',
    check: async (open) => {
      const { views, identity, begin } = await open();
      const view = value(await views.open((await begin()).link));
      value(await identity.endSession(view));
      expect(outcomeOf(await identity.userOf(view))).toBe('denied');
    },
  },
];

/** Runs the laws on one adapter. */
export const viewSessionContract = (name: string, open: () => Promise<ViewSubject>): void =>
  describeLaws(`${name} keeps the ViewSessions contract`, viewSessionLaws, open);

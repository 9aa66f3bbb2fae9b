import { describeLaws, type Law } from '#test/kit/law.ts';
import { lawsOfChanging } from '#test/services/laws-of-changing.ts';
import { lawsOfRenewing } from '#test/services/renewals/laws-of-renewing.ts';
import type { ChangeSubject } from './change-subject.ts';
import { lawsOfUpgrading } from './laws-of-upgrading.ts';

/** Laws of every ServiceChanges adapter. */
export const serviceChangesLaws: readonly Law<ChangeSubject>[] = [
  ...lawsOfRenewing,
  ...lawsOfUpgrading,
  ...lawsOfChanging,
];

/** Runs the laws on one adapter. */
export const serviceChangesContract = (name: string, open: () => Promise<ChangeSubject>): void =>
  describeLaws(`${name} keeps the ServiceChanges contract`, serviceChangesLaws, open);

import { describeLaws } from '#test/kit/law.ts';
import type { ChangeSubject } from './change-subject.ts';
import { duesLaws } from './laws-of-dues.ts';

/** Runs the laws of later instalments on one adapter. */
export const duesContract = (name: string, open: () => Promise<ChangeSubject>): void =>
  describeLaws(`${name} keeps what it owes whoever pays by the month`, duesLaws, open);

import { describeLaws } from '#test/kit/law.ts';
import type { ChangeSubject } from '#test/services/changes/change-subject.ts';
import { duesLaws } from './laws-of-instalments.ts';

/** Runs the laws of later instalments on one adapter. */
export const duesContract = (name: string, open: () => Promise<ChangeSubject>): void =>
  describeLaws(`${name} keeps the contract of instalments`, duesLaws, open);

import { memoryEndingSubject } from '#test/kit/fakes/memory-services.ts';
import { describeLaws } from '#test/kit/law.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import type { EndingSubject } from '#test/services/ending/ending-subject.ts';
import { anchorDayLaws, anchorDayMutants, nextThirtyFirst } from './laws-of-anchor-days.ts';

const open = async (): Promise<EndingSubject> => {
  const subject = await memoryEndingSubject();
  await subject.pass(nextThirtyFirst(subject.now()) - subject.now());
  return subject;
};

describeLaws('the cloud service in memory keeps the anchor days of services', anchorDayLaws, open);
describeMutants('SVC-01 the laws reject every mutant of anchor days', anchorDayLaws, open, anchorDayMutants);

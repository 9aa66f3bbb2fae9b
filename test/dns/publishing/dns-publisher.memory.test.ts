import { describeLaws } from '#test/kit/law.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { dnsPublisherLaws } from './dns-publisher.contract.ts';
import { dnsPublisherMutants } from './dns-publisher.mutants.ts';
import { memoryPublisherSubject } from './memory-subject.ts';

describeLaws('the sandbox keeps the laws of a publisher', dnsPublisherLaws, memoryPublisherSubject);
describeMutants(
  'the laws reject every mutant of a publisher',
  dnsPublisherLaws,
  memoryPublisherSubject,
  dnsPublisherMutants,
);

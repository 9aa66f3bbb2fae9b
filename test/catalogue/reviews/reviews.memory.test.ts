import { memoryReviewsSubject } from '#test/kit/fakes/memory-catalogue-subjects.ts';
import { describeMutants } from '#test/kit/mutants.ts';
import { reviewsContract, reviewsLaws } from './reviews.contract.ts';
import { reviewsMutants } from './reviews.mutants.ts';

reviewsContract('the reviews in memory', memoryReviewsSubject);
describeMutants('CAT-09 mutated reviews', reviewsLaws, memoryReviewsSubject, reviewsMutants);

import type { CloudServiceRow } from '#backend/cloud-services/schema.ts';

type NextPlanColumns = Pick<CloudServiceRow, 'nextProductId' | 'nextProductTitle' | 'nextPlanFrom'>;

/** The plan that was chosen for the time after the paid period; null for the current one. */
export const nextPlanOf = ({ nextProductId, nextProductTitle, nextPlanFrom }: NextPlanColumns) =>
  nextProductId === null || nextProductTitle === null || nextPlanFrom === null
    ? null
    : { productId: nextProductId, title: nextProductTitle, from: nextPlanFrom };

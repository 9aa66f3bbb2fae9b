import { serviceKindOf } from '#contracts/seed/kinds-of-lines.ts';
import type { ServiceKind } from '#core/shared/goods/service-kind.ts';
import type { CloudServiceRow } from './schema.ts';

/** By the handle of the line, unless the line said it when the service was bought. */
export const kindOfService = ({ kind, type }: Pick<CloudServiceRow, 'kind' | 'type'>): ServiceKind =>
  kind ?? serviceKindOf(type);

import { and, asc, desc, eq, gte, isNotNull } from 'drizzle-orm';
import * as z from 'zod';
import { containing } from '#backend/platform/database/containing.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { type DeskResource, deskCommand } from '#backend/platform/desk/desk-resource.ts';
import { notFound } from '#backend/platform/service-failure.ts';
import { zoneColumns } from '#contracts/desk/columns/operations/zone-columns.vi.ts';
import type { ZoneRow } from '#contracts/desk/operations/zone-record.ts';
import type { PublishFailure } from './dns-publisher.port.ts';
import { dnsPublications, type PublicationRow } from './schema.ts';

const { domain, failure, tries, nextTryAt } = dnsPublications;

/** A server that restarts, or has to make a zone, needs some tries. */
const MIN_TRIES = 3;
const isFailing = and(isNotNull(failure), gte(tries, MIN_TRIES));

const reasons: Readonly<Record<PublishFailure['kind'], string>> = {
  unreachable: 'Máy chủ tên không trả lời.',
  denied: 'Máy chủ tên không nhận khoá. Hãy so khoá trong cấu hình hai bên.',
  'foreign-zone':
    'Máy chủ tên có sẵn một zone cùng tên, không do cửa hàng tạo, nên được giữ nguyên. Hãy xoá zone ấy nếu không còn dùng.',
  'newer-there': 'Máy chủ tên có bản mới hơn. Lần thử sau sẽ ghi đè bằng bản của cửa hàng.',
  'not-made-yet': 'Máy chủ tên chưa tạo zone. Hãy xem bind-zones.sh có đang chạy không.',
  refused: 'Máy chủ tên từ chối.',
};

const reasonOf = (why: PublishFailure): string =>
  'reason' in why ? `${reasons[why.kind]} ${why.reason}` : reasons[why.kind];

const toRow = ({ domain: id, failure: why, tries: count, ...row }: PublicationRow): ZoneRow => ({
  id,
  state: why === null ? 'published' : count < MIN_TRIES ? 'trying' : 'failing',
  reason: why === null ? '' : reasonOf(why),
  tries: count,
  nextTryAt: why === null ? null : row.nextTryAt,
  publishedAt: row.publishedAt,
});

/** Which zones name servers did not take, and why; a member has one tried at once. */
export const zoneResource = ({ db, clock }: Pick<BackendDeps, 'db' | 'clock'>): DeskResource => ({
  name: 'zones',
  reader: 'zones:read',
  sorts: ['id'],
  filters: ['state'],
  columns: zoneColumns,
  list: async ({ words, filter, isDescending, limit, offset }) => {
    const wanted = and(filter.state === 'failing' ? isFailing : undefined, containing(words, [domain]));
    const found = await db
      .select()
      .from(dnsPublications)
      .where(wanted)
      .orderBy((isDescending ? desc : asc)(domain))
      .limit(limit)
      .offset(offset);
    return { rows: found.map(toRow), total: await db.$count(dnsPublications, wanted) };
  },
  read: async (at, id) => {
    const [found] = await at.select().from(dnsPublications).where(eq(domain, id));
    return found ? toRow(found) : null;
  },
  actions: {
    again: deskCommand('zones:act', z.object({}), async (tx, _, { id }) => {
      const [found] = await tx
        .update(dnsPublications)
        .set({ nextTryAt: clock.now() })
        .where(and(eq(domain, id), isFailing))
        .returning({ tries, next: nextTryAt });
      if (!found) throw notFound('failing zone');
      return { id, before: { tries: found.tries }, after: { nextTryAt: found.next } };
    }),
  },
});

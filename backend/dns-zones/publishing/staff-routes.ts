import { and, asc, eq, gte, isNotNull } from 'drizzle-orm';
import { html } from 'hono/html';
import type { Database } from '#backend/platform/database/database.ts';
import type { BackendDeps } from '#backend/platform/deps.ts';
import { commandKey } from '#backend/platform/pages/command-form.ts';
import { formatTime, type Markup } from '#backend/platform/pages/plain-document.ts';
import { type ListQuery, listRoutes, pageWindow } from '#backend/platform/pages/staff-list.ts';
import { notFound, ServiceFailure } from '#backend/platform/service-failure.ts';
import type { StaffArea, StaffRoute } from '#backend/platform/staff-route.ts';
import type { PublishFailure } from './dns-publisher.port.ts';
import { dnsPublications, type PublicationRow } from './schema.ts';

const { domain, failure, tries, nextTryAt } = dnsPublications;

/** A server that restarts, or has to make a zone, needs some tries. */
const MIN_TRIES = 3;
const isFailing = and(isNotNull(failure), gte(tries, MIN_TRIES));

export const zoneArea: StaffArea = {
  title: 'Bản ghi trên máy chủ tên',
  path: '/zones',
  right: 'zones:read',
  group: 'services',
  countWaiting: (db) => db.$count(dnsPublications, isFailing),
};

const reasons: Readonly<Record<PublishFailure['kind'], string>> = {
  unreachable: 'Máy chủ tên không trả lời.',
  denied: 'Máy chủ tên không nhận khoá. Hãy so khoá trong cấu hình hai bên.',
  'foreign-zone':
    'Máy chủ tên có sẵn một zone cùng tên, không do cửa hàng tạo, nên được giữ nguyên. Hãy xoá zone ấy nếu không còn dùng.',
  'newer-there': 'Máy chủ tên có bản mới hơn. Lần thử sau sẽ ghi đè bằng bản của cửa hàng.',
  'not-made-yet': 'Máy chủ tên chưa tạo zone. Hãy xem bind-zones.sh có đang chạy không.',
  refused: 'Máy chủ tên từ chối.',
};

const renderState = ({
  domain: name,
  failure: why,
  tries: count,
  nextTryAt: next,
  publishedAt,
}: PublicationRow): Markup =>
  why === null
    ? html`<span class="badge ok">Đã lên lúc ${publishedAt === null ? '' : formatTime(publishedAt)}</span>`
    : html`<span class="badge bad">${reasons[why.kind]}</span><p class="soft">${'reason' in why ? `${why.reason} · ` : ''}${count} lần thử · thử lại lúc ${formatTime(next)}</p>
<form method="post" action="/zones/${name}">${commandKey()}<button class="main" name="deed" value="again">Thử lại ngay</button></form>`;

const searchPublications = (db: Database, query: ListQuery): Promise<readonly PublicationRow[]> => {
  const { limit, offset } = pageWindow(query);
  const words = query.words.toLowerCase();
  return db
    .select()
    .from(dnsPublications)
    .where(and(query.filter === 'failing' ? isFailing : undefined, words === '' ? undefined : eq(domain, words)))
    .orderBy(asc(domain))
    .limit(limit)
    .offset(offset);
};

/** `/zones`: which zones name servers did not take, and why; `POST /zones/{domain}` tries one at once. */
export const zoneStaffRoutes = (deps: BackendDeps): readonly StaffRoute[] => [
  ...listRoutes<PublicationRow>(deps.secrets, {
    area: zoneArea,
    searchLabel: 'Tên miền',
    filters: { failing: 'Chưa lên được', all: 'Tất cả' },
    columns: [
      { title: 'Tên miền', cell: (row) => html`<b>${row.domain}</b>` },
      { title: 'Trạng thái', cell: renderState },
    ],
    read: (query) => searchPublications(deps.db, query),
    empty: 'Không có tên miền nào.',
  }),
  {
    method: 'POST',
    path: '/zones/:domain',
    audience: 'zones:act',
    button: 'deed',
    handle: async ({ c, form, change }) => {
      if (form.get('deed') !== 'again') throw new ServiceFailure('BAD_USER_INPUT', 'No such deed');
      await change(async (tx) => {
        const name = c.req.param('domain') ?? '';
        const [found] = await tx
          .update(dnsPublications)
          .set({ nextTryAt: deps.clock.now() })
          .where(and(eq(domain, name), isFailing))
          .returning({ tries, next: nextTryAt });
        if (!found) throw notFound('failing zone');
        return { before: { tries: found.tries }, after: { nextTryAt: found.next } };
      });
      return c.redirect('/zones', 303);
    },
  },
];

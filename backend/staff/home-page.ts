import { html } from 'hono/html';
import type { Markup } from '#backend/platform/pages/plain-document.ts';
import type { StaffArea, StaffMember, StaffPage } from '#backend/platform/staff-route.ts';
import { areasOf } from './render-house.ts';
import type { StaffDeps } from './staff-deps.ts';

const renderTile = async ({ db, clock }: Pick<StaffDeps, 'db' | 'clock'>, area: StaffArea): Promise<Markup> => {
  const waiting = await area.countWaiting?.(db, clock.now());
  const count =
    waiting === undefined
      ? ''
      : waiting === 0
        ? html` <span class="none">không có</span>`
        : html` <b>${waiting}<span class="hidden"> đang chờ</span></b>`;
  return html`<li><a href="${area.path}">${area.title}${count}</a></li>`;
};

/** What waits in each area that the member's rights open. */
export const renderHomePage = async (
  deps: Pick<StaffDeps, 'db' | 'clock'>,
  member: StaffMember,
  areas: readonly StaffArea[],
): Promise<StaffPage> => {
  const groups = await Promise.all(
    areasOf(member, areas).map(async (group) => ({
      title: group.title,
      tiles: await Promise.all(group.areas.map((area) => renderTile(deps, area))),
    })),
  );
  const lacks = await Promise.all(
    areasOf(member, areas).flatMap((group) => group.areas.map((area) => area.findLack?.(deps.db))),
  );
  return {
    title: 'Việc đang chờ',
    heading: `Chào ${member.name}`,
    body: html`<p class="soft">${member.roles.join(' · ')}</p>
${lacks.map((lack) => (lack ? html`<p class="note warn">${lack}</p>` : ''))}
${groups.map(({ title, tiles }) => html`<h2>${title}</h2><ul class="tiles">${tiles}</ul>`)}`,
  };
};

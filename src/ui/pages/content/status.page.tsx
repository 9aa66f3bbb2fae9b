import { STATUS_FEED } from '#core/status/status.ts';
import { ensure, type PageLoader, publicPageQuery, usePageQuery } from '#ui/app/page.ts';
import { PageFrame } from '#ui/blocks/page-frame.tsx';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import { IncidentItem } from '#ui/status/incident-item.tsx';
import { PartStatus, StatusLegend } from '#ui/status/part-status.tsx';
import { statusText as text } from '#ui/status/status.vi.ts';
import layout from '#ui/theme/layout.module.css';

const statusQuery = publicPageQuery('loadStatus');

export const load: PageLoader = async (loader) => {
  await ensure(loader, statusQuery);
  return { description: text.description };
};

/** /tinh-trang: what the shop measured of itself in ninety days, and the incidents that the staff tell of. */
export function Page() {
  const { now, parts, incidents } = usePageQuery(statusQuery);
  return (
    <PageFrame className={layout.fields}>
      <h1>{text.title}</h1>
      <p className="prose">{text.lead}</p>
      <SectionCard id="cac-phan" title={text.parts} flush>
        <ul className={layout.rows}>
          {parts.map((part) => (
            <PartStatus key={part.id} part={part} now={now} />
          ))}
        </ul>
      </SectionCard>
      <StatusLegend />
      <SectionCard
        id="su-co"
        title={text.incidents}
        end={<a href={STATUS_FEED}>{text.feed}</a>}
        flush={incidents.length > 0}
      >
        {incidents.length === 0 ? (
          <p>{text.noIncidents}</p>
        ) : (
          <ul className={layout.rows}>
            {incidents.map((incident) => (
              <IncidentItem key={incident.id} incident={incident} />
            ))}
          </ul>
        )}
      </SectionCard>
    </PageFrame>
  );
}

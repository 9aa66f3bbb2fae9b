import * as paths from '#core/shared/paths.ts';
import { type Incident, STATUS_FEED } from '#core/status/status.ts';
import { statusText } from '#ui/status/status.vi.ts';
import { escapeXml } from './xml.ts';

const lastChange = ({ startedAt, endedAt, updates }: Incident): number =>
  Math.max(startedAt, endedAt ?? 0, ...updates.map(({ at }) => at));

const isoOf = (at: number): string => new Date(at).toISOString();

const entryOf = (origin: string, incident: Incident): string => {
  const { id, title, text, startedAt, updates } = incident;
  const address = escapeXml(`${origin}${paths.status}#${id}`);
  return [
    '<entry>',
    `<id>${address}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<link href="${address}"/>`,
    `<published>${isoOf(startedAt)}</published>`,
    `<updated>${isoOf(lastChange(incident))}</updated>`,
    `<content type="text">${escapeXml([text, ...updates.map((update) => update.text)].join('\n\n'))}</content>`,
    '</entry>',
  ].join('\n');
};

/** Incidents, newest first; `now` in ms since 1970 UTC dates a feed without any. [RFC 4287] */
export const incidentsXml = (shop: string, origin: string, incidents: readonly Incident[], now: number): string => {
  const updated = incidents.length === 0 ? now : Math.max(...incidents.map(lastChange));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="vi">
<id>${escapeXml(`${origin}${STATUS_FEED}`)}</id>
<title>${escapeXml(`${statusText.incidents}: ${shop}`)}</title>
<author><name>${escapeXml(shop)}</name></author>
<link rel="self" href="${escapeXml(`${origin}${STATUS_FEED}`)}"/>
<link href="${escapeXml(`${origin}${paths.status}`)}"/>
<updated>${isoOf(updated)}</updated>
${incidents.map((incident) => entryOf(origin, incident)).join('\n')}
</feed>
`;
};

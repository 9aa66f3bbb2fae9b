import { formatDate } from '#core/shared/calendar.ts';
import { useOptionalPageQuery } from '#ui/app/page.ts';
import { LeaderRows } from '#ui/blocks/price/leader-row.tsx';
import { whoisQuery } from '#ui/domains/domain-search-input.ts';
import { Note } from '#ui/kit/surface/note.tsx';
import layout from '#ui/theme/layout.module.css';
import { domainText as text } from './messages.vi.ts';

/** The registered domain whose WHOIS data is shown. */
export const WHOIS_PARAM = 'whois';

/** Public data, without the registrant. [DOM-01] */
export function WhoisPanel({ name, shown }: { readonly name: string; readonly shown: string }) {
  const { data, isError } = useOptionalPageQuery(whoisQuery(name));
  if (data === undefined)
    return (
      <div role="status">
        <Note kind="plain">{isError ? text.whoisMissing : text.checking}</Note>
      </div>
    );
  const { registrar, registeredAt, expiresAt, nameservers, statusCodes } = data.whois;
  return (
    <section aria-label={text.whoisTitle(shown)}>
      <Note kind="plain">
        <h3>{text.whoisTitle(shown)}</h3>
        <LeaderRows
          rows={[
            [text.registrar, registrar ?? text.untold],
            [text.registeredAt, registeredAt === null ? text.untold : formatDate(registeredAt)],
            [text.expiresAt, expiresAt === null ? text.untold : formatDate(expiresAt)],
            [text.nameservers, nameservers.join(', ') || text.untold],
            [text.codes, statusCodes.join(', ') || text.untold],
          ]}
        />
        <p className={layout.faint}>{text.whoisPrivate}</p>
      </Note>
    </section>
  );
}

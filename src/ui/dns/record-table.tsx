import { toDisplayRecord } from '#core/dns/display-record.ts';
import { type DnsRecord, keyOf } from '#core/dns/dns-record.ts';
import type { Zone } from '#core/dns/zone.ts';
import type { ServiceId } from '#core/shared/ids.ts';
import * as paths from '#core/shared/paths.ts';
import { classes } from '#ui/kit/css.ts';
import { SectionCard } from '#ui/kit/surface/card.tsx';
import { NumberCell, Table } from '#ui/kit/surface/table.tsx';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './dns.module.css';
import { dnsText } from './dns.vi.ts';

/** Opens the form for a record. */
const editPath = (id: ServiceId, record: DnsRecord): string =>
  `${paths.zone(id)}?sua=${encodeURIComponent(keyOf(record))}#sua`;

/** All records; each row leads to its form. */
export function RecordTable({ id, zone }: { readonly id: ServiceId; readonly zone: Zone }) {
  const { records, canChange } = zone;
  const columns = [dnsText.name, dnsText.type, dnsText.value, { numeric: dnsText.ttl }];
  return (
    <SectionCard
      id="ban-ghi"
      title={dnsText.records}
      end={<span className={layout.quiet}>{dnsText.count(records.length)}</span>}
      flush={records.length > 0}
    >
      {records.length === 0 ? (
        <p className={layout.quiet}>{dnsText.none}</p>
      ) : (
        <Table
          caption={dnsText.titleOf(zone.domain)}
          columns={canChange ? [...columns, dnsText.action] : columns}
          stack="labelled"
        >
          {records.map((record) => {
            const shown = toDisplayRecord(record);
            return (
              <tr key={keyOf(record)}>
                <td data-label={dnsText.name} className={classes(styles.cell, styles.name)}>
                  {shown.name}
                </td>
                <td data-label={dnsText.type}>{record.type}</td>
                <td data-label={dnsText.value} className={styles.cell}>
                  {shown.value}
                </td>
                <NumberCell label={dnsText.ttl}>{record.ttl}</NumberCell>
                {canChange ? (
                  <td data-label={dnsText.action}>
                    <Link href={editPath(id, record)} aria-label={dnsText.editOf(shown)}>
                      {dnsText.edit}
                    </Link>
                  </td>
                ) : null}
              </tr>
            );
          })}
        </Table>
      )}
    </SectionCard>
  );
}

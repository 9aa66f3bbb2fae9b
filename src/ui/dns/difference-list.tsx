import { type DnsRecord, keyOf } from '#core/dns/dns-record.ts';
import type { Difference } from '#core/dns/zone.ts';
import styles from './dns.module.css';
import { dnsText, recordLine } from './dns.vi.ts';

/** More are only counted. */
const MAX_SHOWN = 20;

/** What a change takes away and adds, in words and with a sign. */
export function DifferenceList({ difference }: { readonly difference: Difference }) {
  return (
    <ul className={styles.difference}>
      <Lines records={difference.removed} label={dnsText.removed} sign="−" />
      <Lines records={difference.added} label={dnsText.added} sign="+" />
    </ul>
  );
}

function Lines({
  records,
  label,
  sign,
}: {
  readonly records: readonly DnsRecord[];
  readonly label: string;
  readonly sign: string;
}) {
  return (
    <>
      {records.slice(0, MAX_SHOWN).map((record) => (
        <li key={keyOf(record)}>
          <b>
            {sign} {label}
          </b>{' '}
          <code>{recordLine(record)}</code>
        </li>
      ))}
      {records.length > MAX_SHOWN ? <li>{dnsText.more(records.length - MAX_SHOWN)}</li> : null}
    </>
  );
}

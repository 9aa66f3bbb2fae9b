import { Link, type RaRecord, useGetList } from 'react-admin';
import type { ConsultationRow, LeadStage } from '#contracts/desk/consultation-record.ts';
import type { DeskSupportRow } from '#contracts/desk/support-record.ts';
import { formatMinute } from '#core/shared/calendar.ts';
import { HOUR_MS } from '#core/shared/durations.ts';
import { PartTable } from '#desk/kit/table.tsx';
import { useSession } from '#desk/session-context.ts';
import { consultationWords } from '#desk/words/consultations.vi.ts';
import { orderWords } from '#desk/words/records.vi.ts';
import { supportWords } from '#desk/words/support.vi.ts';

const MOST = 25;

/** The newest of a list that the member may read; null where they may not. */
const useNewest = <Row extends RaRecord>(resource: string, field: string, filter: object): readonly Row[] | null => {
  const isReadable = useSession().may[resource] !== undefined;
  const sort = { field, order: 'DESC' } as const;
  const pagination = { page: 1, perPage: MOST };
  const { data = [] } = useGetList<Row>(resource, { pagination, sort, filter }, { enabled: isReadable });
  return isReadable ? data : null;
};

/** Since when somebody waits, and how long that is; '' for nobody. */
const waits = (since: number | null): string =>
  since === null ? '' : supportWords.waits(formatMinute(since), Math.floor((Date.now() - since) / HOUR_MS));

/** `filter`: as the list of requests takes it. */
export const SupportRequestsOf = ({ filter }: { readonly filter: object }) => {
  const rows = useNewest<DeskSupportRow>('support-requests', 'updatedAt', filter);
  if (rows === null) return null;
  return (
    <PartTable
      title={supportWords.ofCustomer}
      empty={orderWords.none}
      rows={rows}
      columns={[
        {
          title: supportWords.number,
          cell: ({ id, number }) => <Link to={`/support-requests/${id}/show`}>{number}</Link>,
        },
        { title: supportWords.subject, cell: ({ title }) => title },
        { title: supportWords.state, cell: ({ state }) => supportWords.states[state] },
        { title: supportWords.waitingSince, cell: ({ waitingSince }) => waits(waitingSince) },
        { title: supportWords.owner, cell: ({ owner }) => owner || supportWords.nobody },
      ]}
    />
  );
};

const awaitsCall: Readonly<Record<LeadStage, boolean>> = { new: true, called: false, done: false };

/** Requests for advice; who sent one waits until somebody called. */
export const ConsultationsOf = ({ customer }: { readonly customer: string }) => {
  const rows = useNewest<ConsultationRow>('consultations', 'createdAt', { customer });
  if (rows === null) return null;
  return (
    <PartTable
      title={consultationWords.ofCustomer}
      empty={orderWords.none}
      rows={rows}
      columns={[
        { title: consultationWords.name, cell: ({ id, name }) => <Link to={`/consultations/${id}`}>{name}</Link> },
        { title: consultationWords.stage, cell: ({ stage }) => consultationWords.stages[stage] },
        {
          title: supportWords.waitingSince,
          cell: ({ stage, createdAt }) => waits(awaitsCall[stage] ? createdAt : null),
        },
        { title: consultationWords.owner, cell: ({ owner }) => owner || consultationWords.nobody },
      ]}
    />
  );
};

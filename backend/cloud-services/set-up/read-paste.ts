import { type HandOverFacts, handOverFields, readHandOver } from '#backend/provisioning/hand-over-fields.ts';
import { kindOf, type WaitingService } from './hand-over.ts';

/** `line` counts from 1, empty lines included. */
export type PasteProblem = { readonly line: number; readonly problem: string };

export type Pasted = { readonly waiting: WaitingService; readonly facts: HandOverFacts; readonly line: number };

export type PasteReading =
  | { readonly ok: true; readonly services: readonly Pasted[] }
  | { readonly ok: false; readonly problems: readonly PasteProblem[] };

/** As many as a member fills in at a time. */
const MAX_LINES = 200;

/** A tab, a semicolon or a bar: none of them stands in an address, name or host. */
const columnsIn = (line: string): readonly string[] => line.split(/\t|;|\|/).map((each) => each.trim());

const readLine = (
  [, ...values]: readonly string[],
  waiting: WaitingService,
): { readonly facts: HandOverFacts } | { readonly problem: string } => {
  const fields = handOverFields[kindOf(waiting.service)];
  if (values.length > fields.length)
    return { problem: `có ${values.length} cột sau mã dịch vụ, ${waiting.service.name} cần ${fields.length}.` };
  const typed = new Map(fields.map(({ key }, at) => [key, values[at] ?? '']));
  const read = readHandOver(kindOf(waiting.service), typed);
  if (read.ok) return { facts: read.facts };
  const [[key = '', problem = ''] = []] = read.problems;
  return { problem: `${fields.find((each) => each.key === key)?.label ?? key}: ${problem}` };
};

/** Reads a paste as a whole: either every line can be handed over, or each that cannot says why. */
export const readPaste = async (
  text: string,
  findByCode: (code: string) => Promise<WaitingService | null>,
): Promise<PasteReading> => {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .map((each, at) => ({ columns: columnsIn(each), line: at + 1 }))
    .filter(({ columns }) => columns.some((each) => each !== ''));
  if (lines.length === 0) return { ok: false, problems: [{ line: 1, problem: 'chưa có dòng nào.' }] };
  if (lines.length > MAX_LINES)
    return { ok: false, problems: [{ line: MAX_LINES + 1, problem: `mỗi lần tối đa ${MAX_LINES} dòng.` }] };
  const services: Pasted[] = [];
  const problems: PasteProblem[] = [];
  const addresses = new Map<string, number>();
  for (const { columns, line } of lines) {
    const code = (columns[0] ?? '').toLowerCase();
    const waiting = await findByCode(code);
    const twice = services.find(({ waiting: { service } }) => service.id === waiting?.service.id);
    const read =
      waiting === null
        ? { problem: `không có dịch vụ nào chờ với mã «${code.slice(0, 40)}».` }
        : twice === undefined
          ? readLine(columns, waiting)
          : { problem: `mã «${code}» đã có ở dòng ${twice.line}.` };
    const taken = 'facts' in read ? read.facts.ips.find((each) => addresses.has(each)) : undefined;
    if (taken !== undefined) problems.push({ line, problem: `địa chỉ ${taken} đã có ở dòng ${addresses.get(taken)}.` });
    else if ('problem' in read) problems.push({ line, problem: read.problem });
    else if (waiting !== null) {
      services.push({ waiting, facts: read.facts, line });
      for (const each of read.facts.ips) addresses.set(each, line);
    }
  }
  return problems.length === 0 ? { ok: true, services } : { ok: false, problems };
};

import { kindOfService } from '#backend/cloud-services/kind-of-service.ts';
import { type HandOverFacts, handOverFields, readHandOver } from '#backend/provisioning/hand-over-fields.ts';
import type { WaitingService } from './hand-over.ts';

/** A line of a paste: with facts it can be handed over, with a problem, a Vietnamese sentence, it cannot. */
export type PastedLine = {
  /** From 1, empty lines included. */
  readonly line: number;
  readonly waiting: WaitingService | null;
  readonly facts: HandOverFacts | null;
  /** '' for none. */
  readonly problem: string;
};

/** As many as a member fills in at a time. */
const MAX_LINES = 200;

/** A tab, a semicolon or a bar: none of them stands in an address, name or host. */
const columnsIn = (line: string): readonly string[] => line.split(/\t|;|\|/).map((each) => each.trim());

type Read = Pick<PastedLine, 'facts' | 'problem'>;
const refuse = (problem: string): Read => ({ facts: null, problem });

const readLine = ([, ...values]: readonly string[], waiting: WaitingService): Read => {
  const fields = handOverFields[kindOfService(waiting.service)];
  if (values.length > fields.length)
    return refuse(`có ${values.length} cột sau mã dịch vụ, ${waiting.service.name} cần ${fields.length}.`);
  const typed = new Map(fields.map(({ key }, at) => [key, values[at] ?? '']));
  const read = readHandOver(kindOfService(waiting.service), typed);
  if (read.ok) return { facts: read.facts, problem: '' };
  const [[key = '', problem = ''] = []] = read.problems;
  return refuse(`${fields.find((each) => each.key === key)?.label ?? key}: ${problem}`);
};

/** Each line of a paste with what it would hand over, or why it cannot. */
export const readPaste = async (
  text: string,
  findByCode: (code: string) => Promise<WaitingService | null>,
): Promise<readonly PastedLine[]> => {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .map((each, at) => ({ columns: columnsIn(each), line: at + 1 }))
    .filter(({ columns }) => columns.some((each) => each !== ''));
  if (lines.length === 0) return [{ line: 1, waiting: null, ...refuse('chưa có dòng nào.') }];
  if (lines.length > MAX_LINES)
    return [{ line: MAX_LINES + 1, waiting: null, ...refuse(`mỗi lần tối đa ${MAX_LINES} dòng.`) }];
  const services = new Map<string, number>();
  const addresses = new Map<string, number>();
  const readOne = async (columns: readonly string[], line: number): Promise<Omit<PastedLine, 'line'>> => {
    const code = (columns[0] ?? '').toLowerCase();
    const waiting = await findByCode(code);
    if (waiting === null && columns.length === 1 && /\s/.test(code))
      return { waiting, ...refuse('không thấy cột nào: giữa các cột cần tab, dấu chấm phẩy hoặc gạch đứng.') };
    if (waiting === null) return { waiting, ...refuse(`không có dịch vụ nào chờ với mã «${code.slice(0, 40)}».`) };
    const before = services.get(waiting.service.id);
    if (before !== undefined) return { waiting, ...refuse(`mã «${code}» đã có ở dòng ${before}.`) };
    const read = readLine(columns, waiting);
    const taken = read.facts?.ips.find((each) => addresses.has(each));
    if (taken !== undefined) return { waiting, ...refuse(`địa chỉ ${taken} đã có ở dòng ${addresses.get(taken)}.`) };
    services.set(waiting.service.id, line);
    for (const each of read.facts?.ips ?? []) addresses.set(each, line);
    return { waiting, ...read };
  };
  const pasted: PastedLine[] = [];
  for (const { columns, line } of lines) pasted.push({ line, ...(await readOne(columns, line)) });
  return pasted;
};

import { extname } from 'node:path';
import { readCsvSheet, readWorkbookSheets } from '#backend/platform/sheets/sheets-of-file.ts';
import { otherAccountOf, readStatement, type Statement, type StatementCell } from '#core/order-rules/bank-statement.ts';
import { bankFileProblems as problems } from './bank-file-words.vi.ts';

const MAX_ROWS = 5_000;

/** Dates of a workbook have no time zone: they are read as they are shown. */
const toCell = (value: unknown): StatementCell => {
  if (value instanceof Date) {
    const [day = '', time = ''] = value.toISOString().slice(0, 19).split('T');
    return `${day.split('-').toReversed().join('/')} ${time}`;
  }
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value ?? '');
};

type Reading = {
  /** ms since 1970 UTC. */
  readonly now: number;
  /** The shop's own, to which its customers transfer. */
  readonly account: string;
};

/** The first sheet that is a statement. A file that names accounts but not the shop's is of another one. */
const readSheets = (
  sheets: readonly (readonly (readonly unknown[])[])[],
  { now, account }: Reading,
): Statement | { readonly problem: string } => {
  for (const rows of sheets) {
    if (rows.length > MAX_ROWS) return { problem: problems.tooLong(MAX_ROWS) };
    const cells = rows.map((row) => row.map(toCell));
    const read = readStatement(cells, now);
    if (read === null) continue;
    const other = otherAccountOf(cells, account);
    return other === null ? read : { problem: problems.otherAccount(other, account) };
  }
  return { problem: problems.unknownFormat };
};

/** Reads a statement as the bank wrote it, CSV or XLSX. The problem is a Vietnamese sentence. */
export const readBankFile = async (
  { name, bytes }: { readonly name: string; readonly bytes: Buffer },
  reading: Reading,
): Promise<Statement | { readonly problem: string }> => {
  if (bytes.length === 0) return { problem: problems.isEmpty };
  const ending = extname(name).toLowerCase();
  if (ending !== '.csv' && ending !== '.xlsx') return { problem: problems.wrongEnding };
  const read = await (ending === '.csv' ? readCsvSheet : readWorkbookSheets)(bytes);
  if ('sheets' in read)
    return readSheets(
      read.sheets.map(({ cells }) => cells),
      reading,
    );
  return { problem: read.problem === 'too-large' ? problems.tooManyCells : problems.noWorkbook };
};

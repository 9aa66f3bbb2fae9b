import { Worker } from 'node:worker_threads';
import { decodeText } from '#backend/platform/decode-text.ts';
import { projectPath } from '#backend/platform/project-path.ts';

/** What a spreadsheet holds in a cell. */
export type Cell = string | number | boolean | object | null | undefined;

export type SheetOfFile = { readonly name: string; readonly cells: readonly (readonly Cell[])[] };

/** `openQuote`: the first row of a file of comma-separated values in which a quote is not closed; its sheet has no name. */
export type SheetsOfFile =
  | { readonly sheets: readonly SheetOfFile[]; readonly openQuote?: number | null }
  | { readonly problem: 'unreadable'; readonly detail: string }
  | { readonly problem: 'too-large' };

const TIMEOUT_MS = 20_000;
const MAX_HEAP_MB = 512;

/** The thread is this project's own. */
const isAnswer = (message: unknown): message is SheetsOfFile =>
  typeof message === 'object' && message !== null && ('sheets' in message || 'problem' in message);

/**
 * A few bytes can name millions of cells, so a thread with limits reads them while this one goes on: more than 20
 * seconds, 512 MB, 64 MB unpacked, 500 columns or two million cells are too large. [ASVS V5.2.3 V15.2.2]
 */
const readAside = (workerData: { readonly bytes: Buffer } | { readonly text: string }): Promise<SheetsOfFile> =>
  new Promise((resolve) => {
    const worker = new Worker(projectPath('backend', 'platform', 'sheets', 'sheet-worker.mjs'), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    const timer = setTimeout(() => end({ problem: 'too-large' }), TIMEOUT_MS);
    const end = (answer: SheetsOfFile): void => {
      clearTimeout(timer);
      resolve(answer);
      void worker.terminate();
    };
    worker.once('message', (message: unknown) => {
      if (isAnswer(message)) end(message);
    });
    worker.once('error', (error) => {
      const isOutOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      end(isOutOfMemory ? { problem: 'too-large' } : { problem: 'unreadable', detail: error.message });
    });
  });

/** The sheets of an XLSX workbook, in their order. */
export const readWorkbookSheets = (bytes: Buffer): Promise<SheetsOfFile> => readAside({ bytes });

/** Comma-separated values, which spreadsheet programs separate by comma, semicolon or tab. */
export const readCsvSheet = (bytes: Buffer): Promise<SheetsOfFile> => readAside({ text: decodeText(bytes) });

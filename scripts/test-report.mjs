// What a test run says at its end, read from the reports of Vitest's stages.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './run.mjs';
import { reportOf } from './test-stages.mjs';

/** Files of a stage with their tests; none for a stage without a report. */
const filesOf = (title) =>
  existsSync(reportOf(title)) ? JSON.parse(readFileSync(reportOf(title), 'utf8')).testResults : [];

const short = (text = '') => text.split('\n').slice(0, 4).join('\n    ').slice(0, 600);

const toLines = (name, { fullName, failureMessages }) =>
  `  ${relative(root, name)}: ${fullName}\n    ${short(failureMessages[0])}`;

/** A run of minutes has pushed them out of sight. */
export const failuresOf = (title) =>
  filesOf(title).flatMap(({ name, status, message, assertionResults }) => {
    const failures = assertionResults.filter((each) => each.status === 'failed');
    if (status === 'failed' && failures.length === 0) return [`  ${relative(root, name)}\n    ${short(message)}`];
    return failures.map((each) => toLines(name, each));
  });

/** Tests that passed only when they were tried again. */
export const secondTriesOf = (title) =>
  filesOf(title).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map((each) => toLines(name, each)),
  );

/** The slowest files of a stage, with the seconds of their tests. */
export const slowestOf = (title) =>
  filesOf(title)
    .map(({ name, startTime, endTime }) => ({ name, ms: endTime - startTime }))
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 20)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${relative(root, name)}`);

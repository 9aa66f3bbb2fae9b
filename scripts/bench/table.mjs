// Table of measurements: figure, and budget or lower bound.
const rows = [];
const missed = [];

/** `isMet`: false when the figure misses its budget. */
export const row = (what, figure, beside = '', isMet = true) => {
  rows.push([what, isMet ? figure : `${figure} ✘`, beside]);
  if (!isMet) missed.push(what);
  console.error(`  ${isMet ? '' : '✘ '}${what}: ${figure}${beside === '' ? '' : `  (${beside})`}`);
};

/** What missed its budget. */
export const missedBudgets = () => missed;

export const number = (value, digits = 1) => (value === null || value === undefined ? '–' : value.toFixed(digits));

export const kilobytes = (bytes) => `${number(bytes / 1000)} kB`;

export const printTable = () => {
  const heads = ['measured', 'figure', 'budget or floor'];
  const wide = heads.map((head, index) => Math.max(head.length, ...rows.map((each) => each[index].length)));
  const line = (cells) => `| ${cells.map((cell, index) => cell.padEnd(wide[index])).join(' | ')} |`;
  console.log(`\n${line(heads)}\n${line(wide.map((width) => '-'.repeat(width)))}`);
  for (const each of rows) console.log(line(each));
};

// Processor time of whole process trees, from Linux's /proc.
import { readdirSync, readFileSync } from 'node:fs';

const TICK_MS = 10;

const statOf = (pid) => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [own, ended] = [Number(fields[11]) + Number(fields[12]), Number(fields[13]) + Number(fields[14])];
    return { parent: Number(fields[1]), own: own * TICK_MS, ended: ended * TICK_MS };
  } catch {
    return null;
  }
};

/** CPU time of one process so far in milliseconds; null when /proc is unavailable. */
export const cpuMs = (pid) => statOf(pid)?.own ?? null;

/** CPU milliseconds so far of these processes and their descendants, ended ones too. */
export const treeCpuMs = (roots) => {
  const all = new Map(
    readdirSync('/proc').flatMap((name) => {
      const stat = /^\d+$/.test(name) ? statOf(name) : null;
      return stat === null ? [] : [[Number(name), stat]];
    }),
  );
  const isBelow = (pid) => roots.includes(pid) || (all.has(pid) && isBelow(all.get(pid).parent));
  return [...all].reduce((sum, [pid, { own, ended }]) => (isBelow(pid) ? sum + own + ended : sum), 0);
};

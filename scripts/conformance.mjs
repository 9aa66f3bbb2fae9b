// `npm run conformance -- --product https://…`: puts the laws of read-only ports to a service of yours, by the shop's
// own adapters. It only reads.
import { parseArgs } from 'node:util';
import { install, step, tool } from './run.mjs';

const services = ['product', 'user', 'whois'];
const usage = `npm run conformance -- [--product ORIGIN] [--user ORIGIN] [--whois ORIGIN] [--wire graphql|rest] [--token TOKEN]`;

const readOptions = () => {
  const text = { type: 'string' };
  try {
    const { values } = parseArgs({
      options: { ...Object.fromEntries(services.map((name) => [name, text])), wire: text, token: text },
    });
    const isOrigin = (value) => /^https?:\/\/[^/]+$/.test(value);
    const named = services.filter((name) => values[name] !== undefined);
    const isKnownWire = ['graphql', 'rest', undefined].includes(values.wire);
    if (named.length > 0 && isKnownWire && named.every((name) => isOrigin(values[name]))) return values;
  } catch {
    // An unknown option: the usage says which ones there are.
  }
  console.error(usage);
  process.exit(1);
};

const given = Object.entries(readOptions()).map(([name, value]) => [`CONFORMANCE_${name.toUpperCase()}`, value]);
install();
step('laws', tool('vitest'), ['run', '--project', 'conformance', '--reporter=verbose'], {
  env: { ...process.env, ...Object.fromEntries(given) },
});

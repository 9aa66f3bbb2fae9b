// The stages of `npm test` and `npm run test:all`, in their order.
import { join } from 'node:path';
import { root, tool } from './run.mjs';

/** Folder where the stages of Vitest leave what they found, for what is printed at the end. */
export const reports = join(root, 'node_modules', '.reports');
export const reportOf = (title) => join(reports, `${title.replaceAll(/\W+/g, '-')}.json`);

const vitest = (title, projects, ...files) => ({
  title,
  command: tool('vitest'),
  args: [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(title)}`,
    ...projects.flatMap((each) => ['--project', each]),
    ...files,
  ],
});
const script = (title, path) => ({ title, command: process.execPath, args: [path] });
const forWhole = (stage) => ({ ...stage, isForWhole: true });

export const stages = [
  script('check', 'scripts/check.mjs'),
  vitest('rules, adapters, pages', ['core', 'adapters', 'host', 'ui']),
  vitest('simulation', ['house'], 'test/simulation'),
  vitest('contracts over the reference backend', ['wire']),
  forWhole(vitest('operation: staff, mails, providers, starts, faults', ['operation'])),
  forWhole(vitest('what README and CONTRIBUTING promise', ['contributing'])),
  forWhole(vitest('image, upgrade, BIND and PowerDNS', ['image'])),
  script('hostile requests', 'scripts/hostile.mjs'),
  script('journeys in a browser', 'scripts/journeys.mjs'),
];

/** Journeys of `npm test`, by the width of the browser; `npm run test:all` tells every `*.e2e.ts`. */
export const everydayJourneys = {
  desktop: [
    'find-and-buy',
    'purchase',
    'account',
    'without-script',
    'renewals',
    'domains',
    'editor',
    'desk',
    'hydration',
    'drafts',
    'accessibility',
    'layout',
  ],
  phone: ['purchase', 'without-script'],
};

/** What `npm test` prints at its end. */
export const leftForWhole = [
  'the contracts on the embedded database beside PostgreSQL, and over REST where a port has both wires',
  'what staff and operators do, mails, set-ups, services in trouble, every failure, a whole shop in production',
  'the walkthroughs of CONTRIBUTING, the package, the development server',
  'the image, the installation of docs/operations.md, an upgrade, zones in BIND and PowerDNS',
  'all journeys but twelve: every state, every failure, phones, the REST wire',
  'every price with every code, ten thousand cases a law, crowds of hundreds of buyers',
  '5,000 hostile requests instead of 500, 1,500 sessions of the simulation instead of 500',
]
  .map((each) => `- ${each}`)
  .join('\n');

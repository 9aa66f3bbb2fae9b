import type { Ability } from '#core/control-rules/abilities.ts';
import type { ServiceTab } from '#core/shared/paths.ts';
import { isRunning, serviceStates } from '#core/shared/service-status.ts';
import type { DowngradeChoice } from './changes/next-plan.ts';
import type { ControlView } from './load-service-control.ts';
import type { Service } from './service.ts';
import type { EndingState } from './service-ending.port.ts';

/** What decides about the tabs of a service; the numbers count what its page would list. */
export type TabFacts = {
  readonly service: Pick<Service, 'status'>;
  readonly control: Pick<ControlView, 'abilities' | 'log'>;
  readonly ending: Pick<EndingState, 'endsWithTerm'>;
  readonly instalments: number;
  readonly upgrades: number;
  readonly downgrades: Pick<DowngradeChoice, 'next' | 'offers'>;
  /** Whether the shop keeps the records of the name; null for what is no domain. */
  readonly keepsRecords: boolean | null;
};

/** A part of the page, or a page of its own beside it. */
export type ServicePart = ServiceTab | 'dns' | 'ten-mien';

const hasDowngrades = ({ ending, downgrades: { next, offers } }: TabFacts): boolean =>
  !ending.endsWithTerm && (next !== null || offers.length > 0);

const isOver = ({ service }: TabFacts): boolean => serviceStates[service.status].isOver;

const managing: readonly Ability[] = ['rename', 'password', 'reinstall'];

/** In the order of the page. What is over keeps its log. */
const rules: readonly (readonly [ServicePart, (facts: TabFacts) => boolean])[] = [
  ['khoa', (facts) => !isOver(facts) && facts.control.abilities.includes('keys')],
  ['nguoi-dung', (facts) => !isOver(facts) && facts.control.abilities.includes('seats')],
  ['quan-ly', (facts) => !isOver(facts) && facts.control.abilities.some((each) => managing.includes(each))],
  [
    'ban-chup',
    ({ service, control }) => serviceStates[service.status].isObeying && control.abilities.includes('snapshots'),
  ],
  [
    'so-do',
    ({ service, control }) => serviceStates[service.status].isObeying && control.abilities.includes('measurements'),
  ],
  ['dns', (facts) => !isOver(facts) && facts.keepsRecords === true],
  ['ten-mien', (facts) => !isOver(facts) && facts.keepsRecords !== null],
  [
    'gia-han',
    (facts) => !isOver(facts) && (isRunning(facts.service) || facts.keepsRecords !== null || facts.instalments > 0),
  ],
  ['doi-goi', (facts) => !isOver(facts) && (facts.upgrades > 0 || hasDowngrades(facts))],
  ['lich-su', ({ control }) => control.log.length > 0],
];

/** The tabs beside the overview that have something to show for this service. [SVC-01] */
export const tabsOfService = (facts: TabFacts): readonly ServicePart[] =>
  rules.flatMap(([tab, exists]) => (exists(facts) ? [tab] : []));

const noPlans = {
  instalments: 0,
  upgrades: 0,
  downgrades: { next: null, offers: [] },
  ending: { endsWithTerm: false },
};

/** A name is paid in whole terms and has no plans. [DOM-03] */
export const tabsOfDomain = (facts: Pick<TabFacts, 'service' | 'control' | 'keepsRecords'>): readonly ServicePart[] =>
  tabsOfService({ ...noPlans, ...facts });

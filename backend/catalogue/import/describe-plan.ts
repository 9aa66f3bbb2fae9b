import { dong, formatDong } from '#core/shared/dong.ts';
import type { ItemRefusal } from './check-rows.ts';
import type { Change, FieldChange, FieldValue, ItemKind } from './plan.ts';
import type { ImportPlan } from './plan-import.ts';
import { type SheetName, sheetNames } from './rows.ts';

const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);

const isMoney = (field: string): boolean => /price |Fee$|^service/.test(field);

const show = (field: string, value: FieldValue): string => {
  if (value === null) return 'nothing';
  if (typeof value === 'number') return isMoney(field) ? formatDong(dong(value)) : String(value);
  return short(typeof value === 'string' ? JSON.stringify(value) : JSON.stringify(value));
};

const describeField = ({ field, before, after }: FieldChange): string =>
  `    ${field}: ${show(field, before)} → ${show(field, after)}`;

const marks: Readonly<Record<Change['effect'], string>> = { added: '+', changed: '~', conflict: '!' };

/** Rows of one kind that a summary shows. */
export const SHOWN_ROWS = 10;

const sheetOfKind: Readonly<Record<ItemKind, SheetName>> = {
  line: 'lines',
  tag: 'tags',
  product: 'products',
  option: 'options',
  extension: 'extensions',
};
const effectNames: Readonly<Record<Change['effect'], string>> = {
  added: 'added',
  changed: 'changed',
  conflict: 'in conflict',
};
// The keys of the records.
const kinds = Object.keys(sheetOfKind) as readonly ItemKind[];
const effects = Object.keys(effectNames) as readonly Change['effect'][];

const describeChange = (change: Change, verbose: boolean): readonly string[] => {
  const { effect, kind, key, fields } = change;
  const isShown = verbose || effect !== 'added';
  return [
    `${marks[effect]} ${kind} ${key}${effect === 'conflict' ? ': changed by hand since the last import' : ''}`,
    ...(isShown ? fields.filter(({ after, before }) => effect !== 'added' || after !== before).map(describeField) : []),
  ];
};

const describeRefusal = ({ sheet, row, column, id, reason }: ItemRefusal): string =>
  `✘ ${sheet} row ${row}${column === null ? '' : `, column ${column}`}${id === null ? '' : ` (${id})`}: ${reason}`;

/** The first rows, and how many more there are. */
const beginOf = <Row>(
  rows: readonly Row[],
  what: string,
  describe: (row: Row) => readonly string[],
): readonly string[] => [
  ...rows.slice(0, SHOWN_ROWS).flatMap(describe),
  ...(rows.length > SHOWN_ROWS ? [`… and ${rows.length - SHOWN_ROWS} more of ${what}`] : []),
];

const summarise = ({ changes, refusals }: ImportPlan): readonly string[] => [
  ...kinds.flatMap((kind) =>
    effects.flatMap((effect) =>
      beginOf(
        changes.filter((change) => change.kind === kind && change.effect === effect),
        `${sheetOfKind[kind]} ${effectNames[effect]}`,
        (change) => describeChange(change, false),
      ),
    ),
  ),
  ...beginOf(refusals, 'what is refused', (refusal) => [describeRefusal(refusal)]),
];

/** A line for each sheet of which something is written or refused. */
const countSheets = ({ changes, refusals }: ImportPlan): readonly string[] =>
  sheetNames.flatMap((sheet) => {
    const own = changes.filter(({ kind }) => sheetOfKind[kind] === sheet);
    const counts = [
      ...effects.map((name) => [own.filter(({ effect }) => effect === name).length, effectNames[name]] as const),
      [refusals.filter((refusal) => refusal.sheet === sheet).length, 'refused'] as const,
    ].filter(([count]) => count > 0);
    return counts.length === 0 ? [] : [`${sheet}: ${counts.map(([count, what]) => `${count} ${what}`).join(', ')}`];
  });

/**
 * The first rows of each kind, changes with their fields, then counts and what to do; `verbose`: every row with its
 * fields, in the order of the file.
 */
export const describePlan = (
  plan: ImportPlan,
  { apply, overwrite, verbose }: { readonly apply: boolean; readonly overwrite: boolean; readonly verbose: boolean },
): string => {
  const { changes, refusals } = plan;
  const of = (effect: Change['effect']) => changes.filter((change) => change.effect === effect).length;
  const counts = [...effects.map((effect) => `${of(effect)} ${effectNames[effect]}`), `${refusals.length} refused`];
  const every = [...changes.flatMap((change) => describeChange(change, true)), ...refusals.map(describeRefusal)];
  const shown = verbose ? every : summarise(plan);
  const isWhole = verbose || every.every((line) => shown.includes(line));
  return [
    ...shown,
    ...countSheets(plan),
    `${apply ? 'Written' : 'Planned'}: ${counts.join(', ')}.`,
    ...(isWhole ? [] : ['--verbose lists every row with its fields.']),
    ...(of('conflict') > 0 && !overwrite ? ['Conflicts stay as they are; --overwrite writes them too.'] : []),
    ...(apply ? [] : ['Nothing is written; --apply writes it.']),
  ].join('\n');
};

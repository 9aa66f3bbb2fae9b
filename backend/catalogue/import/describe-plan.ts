import { dong, formatDong } from '#core/shared/dong.ts';
import type { ItemRefusal } from './check-rows.ts';
import type { Change, FieldChange, FieldValue } from './plan.ts';
import type { ImportPlan } from './plan-import.ts';

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

const describeChange = ({ effect, kind, key, fields }: Change): readonly string[] => [
  `${marks[effect]} ${kind} ${key}${effect === 'conflict' ? ': changed by hand since the last import' : ''}`,
  ...fields.filter(({ after, before }) => effect !== 'added' || after !== before).map(describeField),
];

const describeRefusal = ({ sheet, row, column, id, reason }: ItemRefusal): string =>
  `✘ ${sheet} row ${row}${column === null ? '' : `, column ${column}`}${id === null ? '' : ` (${id})`}: ${reason}`;

const counted = (number: number, what: string): string => `${number} ${what}`;

/** A line for each refusal and change with its fields, then counts and what to do. */
export const describePlan = (
  { changes, refusals }: ImportPlan,
  { apply, overwrite }: { readonly apply: boolean; readonly overwrite: boolean },
): string => {
  const of = (effect: Change['effect']) => changes.filter((change) => change.effect === effect).length;
  const counts = [
    counted(of('added'), 'added'),
    counted(of('changed'), 'changed'),
    counted(of('conflict'), 'in conflict'),
    counted(refusals.length, 'refused'),
  ].join(', ');
  const rest = [
    ...(of('conflict') > 0 && !overwrite ? ['Conflicts stay as they are; --overwrite writes them too.'] : []),
    ...(apply ? [] : ['Nothing is written; --apply writes it.']),
  ];
  return [
    ...changes.flatMap(describeChange),
    ...refusals.map(describeRefusal),
    `${apply ? 'Written' : 'Planned'}: ${counts}.`,
    ...rest,
  ].join('\n');
};

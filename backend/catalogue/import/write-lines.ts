import { z } from 'zod';
import type { CategoryRow } from '#backend/catalogue/category-tree.ts';
import { categories } from '#backend/catalogue/schema.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { seedCategories } from '#contracts/seed/categories.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import { lineHandovers, ownLineKinds } from '#core/shared/goods/own-line.ts';
import { slugify } from '#core/shared/text/fold-vietnamese.ts';
import { type Change, type Fields, fieldsAfter, idOf } from './plan.ts';
import { listOf } from './rows-of-items.ts';
import type { StoredCatalogue } from './stored-catalogue.ts';

type Category = Pick<CategoryRow, 'id' | 'handle' | 'title' | 'description' | 'level' | 'parentId' | 'position'> &
  Partial<Pick<CategoryRow, 'serviceKind' | 'handover' | 'icon' | 'planColumns'>>;

const known: readonly Category[] = seedCategories.map((category, position) => ({
  ...category,
  description: category.title,
  position,
}));

/** Handles of the lines in which the changes sell something. */
const linesOf = (changes: readonly Change[]): ReadonlySet<unknown> => {
  const named = changes.flatMap(({ fields }) =>
    fields.flatMap(({ field, after }) => {
      if (field === 'line') return [after];
      return field === 'lines' ? [...listOf(after)] : [];
    }),
  );
  return new Set(changes.some(({ kind }) => kind === 'extension') ? [...named, DOMAIN_LINE] : named);
};

/** Ids, positions and addresses of categories; those of the sample's lines stay theirs. */
const numbering = (held: readonly Category[]) => {
  const all = [...known, ...held];
  const highest = (numbers: readonly number[]) => numbers.filter(Number.isSafeInteger).reduce((a, b) => Math.max(a, b));
  let [id, position] = [highest(all.map((each) => Number(each.id))), highest(all.map((each) => each.position))];
  const handles = new Set(all.map(({ handle }) => handle));
  return {
    next: () => ({ id: String(++id), position: ++position }),
    handleOf: (title: string): string => {
      const short = slugify(title) || 'nhom';
      const handle = [short, ...Array.from({ length: handles.size + 1 }, (_, index) => `${short}-${index + 2}`)].find(
        (each) => !handles.has(each),
      );
      handles.add(handle ?? short);
      return handle ?? short;
    },
  };
};

/** An import has checked the values; absent ones stay as they are. */
const factsSchema = z.object({
  kind: z.enum(ownLineKinds).nullable().optional(),
  handover: z.enum(lineHandovers).nullable().optional(),
  icon: z.string().nullable().optional(),
  columns: z.array(z.string()).nullable().optional(),
});

const writtenFacts = (fields: Fields): Partial<Category> => {
  const { kind, handover, icon, columns } = factsSchema.parse(fields);
  return {
    ...(kind === undefined ? {} : { serviceKind: kind }),
    ...(handover === undefined ? {} : { handover }),
    ...(icon === undefined ? {} : { icon }),
    ...(columns === undefined ? {} : { planColumns: columns ?? [] }),
  };
};

/** Writes product lines, and adds those, with their groups, in which the changes sell something. */
export const writeLines = async (
  tx: Transaction,
  { categories: held, items }: StoredCatalogue,
  changes: readonly Change[],
): Promise<void> => {
  const { next, handleOf } = numbering(held);
  const all = new Map<string, Category>(held.map((category) => [category.id, category]));
  const lineOf = (handle: string): Category | undefined => {
    const isLine = (each: Category): boolean => each.level > 1 && each.handle === handle;
    return [...all.values()].find(isLine) ?? known.find(isLine);
  };
  const save = async ({ ...category }: Category): Promise<void> => {
    all.set(category.id, category);
    await tx.insert(categories).values(category).onConflictDoUpdate({ target: categories.id, set: category });
  };
  const groupOf = async (title: string): Promise<string> => {
    const isGroup = (each: Category): boolean => each.level === 1 && each.title === title;
    const found = [...all.values()].find(isGroup) ?? known.find(isGroup);
    const group = found ?? { ...next(), handle: handleOf(title), title, description: title, level: 1, parentId: null };
    if (!all.has(group.id)) await save(group);
    return group.id;
  };
  const write = async (handle: string, fields: Fields): Promise<void> => {
    const line = lineOf(handle);
    const title = String(fields.title ?? line?.title ?? handle);
    const group = fields.group ?? known.find(({ id }) => id === line?.parentId)?.title ?? title;
    await save({
      ...(line ?? { ...next(), handle, level: 2 }),
      title,
      description: String(fields.description ?? line?.description ?? title),
      ...writtenFacts(fields),
      parentId: await groupOf(String(group)),
    });
  };
  for (const change of changes)
    if (change.kind === 'line') await write(change.key, fieldsAfter(items.get(idOf(change))?.fields, change));
  const needed = linesOf(changes);
  for (const { handle, id, level } of known)
    if (level > 1 && needed.has(handle) && !all.has(id)) await write(handle, {});
};

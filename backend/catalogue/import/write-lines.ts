import { categories } from '#backend/catalogue/schema.ts';
import type { Transaction } from '#backend/platform/database/database.ts';
import { seedCategories } from '#contracts/seed/categories.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import type { Change } from './plan.ts';
import { listOf } from './rows-of-items.ts';
import type { StoredCatalogue } from './stored-catalogue.ts';

/** Adds the product lines, with their groups, that the changes need. */
export const writeLines = async (
  tx: Transaction,
  { categories: held }: StoredCatalogue,
  changes: readonly Change[],
): Promise<void> => {
  const named = changes.flatMap(({ fields }) =>
    fields.flatMap(({ field, after }) => {
      if (field === 'line') return [after];
      return field === 'lines' ? [...listOf(after)] : [];
    }),
  );
  const handles = new Set(changes.some(({ kind }) => kind === 'extension') ? [...named, DOMAIN_LINE] : named);
  const isHeld = (id: string | null): boolean => held.some((category) => category.id === id);
  const lines = seedCategories.filter(({ handle, level, id }) => level === 2 && handles.has(handle) && !isHeld(id));
  const groups = seedCategories.filter(({ id }) => lines.some(({ parentId }) => parentId === id) && !isHeld(id));
  const rows = [...groups, ...lines].map((category) => ({
    ...category,
    description: category.title,
    position: seedCategories.indexOf(category),
  }));
  if (rows.length > 0) await tx.insert(categories).values(rows);
};

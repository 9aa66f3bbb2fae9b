import { useRouter } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { type BackupRequirements, retentionYears } from '#core/catalogue/m365-backup.ts';
import type { ProductSummary } from '#core/catalogue/product.ts';
import { computeTermSavings } from '#core/pricing/term-savings.ts';
import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { perUnit, termText } from '#ui/blocks/messages.vi.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { TextInput } from '#ui/kit/field.tsx';
import layout from '#ui/kit/layout.module.css';
import { PickGrid, PickTile, TermTile } from '#ui/kit/pick-tile.tsx';
import { WithoutScript } from '#ui/kit/script.tsx';
import { readFormSearch } from '#ui/navigation/form-navigation.ts';
import { stringifySearch } from '#ui/navigation/search.ts';
import styles from './backup.module.css';
import { backupText as text } from './backup.vi.ts';

type Given = {
  readonly wish: BackupRequirements;
  readonly plan: ProductSummary | null;
  readonly time: number;
};

/** A GET form: every change is a new URL; without JavaScript a button submits it. */
export function BackupWishForm({ wish, plan, time }: Given) {
  const router = useRouter();
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const href = paths.m365Backup + stringifySearch(readFormSearch(event.currentTarget));
    void router.navigate({ href, replace: true, resetScroll: false });
  };
  return (
    <Card className={layout.a}>
      <form action={paths.m365Backup} method="get" className={styles.form} onSubmit={send} onChange={send}>
        <section>
          <h2>{text.organisation}</h2>
          <TextInput
            label={text.users}
            required
            name="users"
            type="number"
            inputMode="numeric"
            min={1}
            max={999_999}
            defaultValue={wish.users}
            hint={text.usersHint}
            className={styles.users}
          />
        </section>
        <section>
          <h2>{text.years}</h2>
          <PickGrid layout="terms" label={text.years}>
            {retentionYears.map((years) => (
              <PickTile key={years} name="years" value={years} defaultChecked={years === wish.years}>
                <b>{text.yearsOf(years)}</b>
                <span>{text.yearsFor[years]}</span>
              </PickTile>
            ))}
          </PickGrid>
        </section>
        {plan === null ? null : <Terms plan={plan} time={time} />}
        <WithoutScript>
          <Button type="submit" block>
            {text.find}
          </Button>
        </WithoutScript>
      </form>
    </Card>
  );
}

function Terms({ plan, time }: { readonly plan: ProductSummary; readonly time: number }) {
  const savings = computeTermSavings(plan.prices);
  const chosen = plan.prices.some((entry) => entry.term === time) ? time : plan.defaultTerm;
  return (
    <section>
      <h2>{text.term}</h2>
      <PickGrid layout="terms" label={text.term}>
        {plan.prices.map((entry, at) => {
          const saved = savings[at]?.amount ?? null;
          return (
            <TermTile
              // Another plan has other prices.
              key={`${plan.id} ${entry.term}`}
              name="time"
              value={entry.term}
              defaultChecked={entry.term === chosen}
              term={termText(entry.term, entry.unit)}
              price={formatDong(entry.perUnit)}
              unit={perUnit(entry.unit.name)}
              saving={saved === null || saved === 0 ? text.listPrice : text.saves(formatDong(saved))}
              saves={saved !== null && saved > 0}
            />
          );
        })}
      </PickGrid>
    </section>
  );
}

import { sql } from 'drizzle-orm';
import type { Transaction } from '#backend/platform/database/database.ts';

/** Adds numbered copies of seed products for load tests, in two SQL statements for any number of products. */
export const seedGeneratedProducts = async (tx: Transaction, howMany: number): Promise<void> => {
  await tx.execute(sql`
    insert into products (id, sku, slug, title, title_key, type, category_id, group_id, model_id, summary, specs,
      specifications, image, badge, available, unit_id, vat_inside, list_per_month, cpus, position, lead_price,
      lead_term, promoted, version, folded, headline)
    select 'g' || number, 'GEN-' || number, model.slug || '-mau-' || number, model.title || ' mẫu ' || number,
      model.title_key || ' mau ' || number, model.type, model.category_id, model.group_id, model.id, model.summary,
      model.specs, model.specifications, model.image, null, true, model.unit_id, model.vat_inside,
      model.list_per_month, model.cpus, ${FIRST_POSITION}::int + number, model.lead_price, model.lead_term, model.promoted, 1,
      model.folded || ' mau gen ' || number, model.headline || ' mau gen ' || number
    from generate_series(1, ${howMany}::int) as number
    join (
      select *, row_number() over (order by position) - 1 as turn, count(*) over () as turns
      from products where type <> 'domain'
    ) as model on model.turn = number % model.turns`);
  await tx.execute(sql`
    insert into product_prices (product_id, time, type, net, exempt, per_unit, renewal_net, renewal_exempt,
      renewal_per_unit, discount_percent, old_per_unit, campaign_id, campaign_action_id)
    select made.id, price.time, price.type, price.net, price.exempt, price.per_unit, price.renewal_net,
      price.renewal_exempt, price.renewal_per_unit, price.discount_percent, price.old_per_unit, price.campaign_id,
      price.campaign_action_id
    from products made join product_prices price on price.product_id = made.model_id
    where made.id <> made.model_id`);
  await tx.execute(sql`insert into search_words values ('mau'), ('gen') on conflict do nothing`);
};

/** Sorts after every seed product. */
const FIRST_POSITION = 10_000;

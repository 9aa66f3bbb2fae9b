-- Renames the properties of stored discount rules: of vouchers, and of the vouchers that orders have applied.
CREATE FUNCTION pg_temp.renamed_rule(rule jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT rule - '{most,leastSpend,leastCount,beside,firstOrder}'::text[] || jsonb_build_object(
    'maxAmount', rule -> 'most', 'minSpend', rule -> 'leastSpend', 'minQuantity', rule -> 'leastCount',
    'requiredCompanion', rule -> 'beside', 'isFirstOrderOnly', rule -> 'firstOrder')
$$;--> statement-breakpoint
UPDATE "vouchers" SET "rule" = pg_temp.renamed_rule("rule") WHERE "rule" ? 'leastSpend';--> statement-breakpoint
UPDATE "orders" SET "vouchers" = (
  SELECT jsonb_agg(each || jsonb_build_object('rule', pg_temp.renamed_rule(each -> 'rule')) ORDER BY position)
  FROM jsonb_array_elements("vouchers") WITH ORDINALITY AS list(each, position)
) WHERE jsonb_array_length("vouchers") > 0 AND "vouchers" -> 0 -> 'rule' ? 'leastSpend';

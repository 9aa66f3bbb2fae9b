import { type OptionSection as OptionSectionName, sectionOf } from '#core/catalogue/option-sections.ts';
import { familyOf, splitPlanName } from '#core/catalogue/plans/plan-name.ts';
import type { Product, ProductOption } from '#core/catalogue/product.ts';
import { isDomainProduct } from '#core/catalogue/product-line.ts';
import { tiledSiblings, withoutExtension } from '#core/domains/sibling-extensions.ts';
import { MAX_QUANTITY, MIN_QUANTITY } from '#core/pricing/line-price.ts';
import { optionFieldName } from '#core/pricing/quote.ts';
import { isWritten } from '#core/pricing/quoted-product.ts';
import { DOMAIN_LINE } from '#core/shared/domains/domain-kind.ts';
import { formatDong } from '#core/shared/dong.ts';
import * as paths from '#core/shared/paths.ts';
import { useHotline } from '#ui/app/use-hotline.ts';
import { perUnit, termText } from '#ui/blocks/messages.vi.ts';
import { Counter } from '#ui/blocks/order/counter.tsx';
import { priceText } from '#ui/blocks/price/price.vi.ts';
import { useStore } from '#ui/catalogue/list/use-store.ts';
import { Button } from '#ui/kit/action/button.tsx';
import { PickGrid, PickLink } from '#ui/kit/form/pick-tile.tsx';
import { spaced } from '#ui/kit/spaced.ts';
import { Card } from '#ui/kit/surface/card.tsx';
import { Link } from '#ui/navigation/link.tsx';
import layout from '#ui/theme/layout.module.css';
import type { EditedLine } from './edited-line.ts';
import { InstalmentPanel, WithdrawnPlanNote } from './instalment-panel.tsx';
import { OptionDetails } from './option-details.tsx';
import { OptionSection } from './option-section.tsx';
import styles from './product.module.css';
import { product as text } from './product.vi.ts';
import { TermSection } from './term-section.tsx';
import type { ConfigurationState, Problems } from './use-configuration.ts';

/** The fields of the product's form. */
export function Configurator({
  product,
  state,
  problems,
  expectedTotal,
  open,
  edited = null,
}: {
  readonly product: Product;
  readonly state: ConfigurationState;
  readonly problems: Problems;
  /** All options are expanded. [ROUTE-08] */
  readonly open: boolean;
  /** With VAT, in đồng; sent with the form. */
  readonly expectedTotal: number;
  readonly edited?: EditedLine | null;
}) {
  const store = useStore();
  const inSection = (section: OptionSectionName) => product.options.filter((each) => sectionOf(each) === section);
  const [setup, more] = [inSection('setup'), inSection('more')];
  // Where the name comes from, then the name.
  const domain = inSection('domain').sort((a, b) => Number(isWritten(a)) - Number(isWritten(b)));
  const draw = (option: ProductOption, isBare: boolean) => (
    <OptionSection key={option.id} product={product} option={option} state={state} problems={problems} bare={isBare} />
  );
  return (
    <Card>
      <div className={styles.cfg}>
        <input type="hidden" name="slug" value={product.slug} />
        <input type="hidden" name="expectedTotal" value={expectedTotal} />
        {edited === null ? null : <input type="hidden" name="lineId" value={edited.lineId} />}
        {edited?.orderId ? <input type="hidden" name="orderId" value={edited.orderId} /> : null}
        {store === null ? null : <input type="hidden" name="store" value={store} />}
        <WithdrawnPlanNote state={state} />
        {domain.length === 0 ? null : (
          <section>
            <h2>{text.domain}</h2>
            {domain.map((option) => draw(option, true))}
          </section>
        )}
        {product.siblings.length > 1 ? <PlanSection product={product} state={state} /> : null}
        {[...inSection('system'), ...inSection('location')].map((option) => draw(option, false))}
        <TermSection product={product} state={state} />
        <InstalmentPanel product={product} state={state} />
        {setup.length === 0 ? null : (
          <section>
            <h2>
              {text.setup} <small>{text.setupNote}</small>
            </h2>
            {setup.map((option) => draw(option, true))}
          </section>
        )}
        {more.length === 0 ? null : (
          <section>
            <h2>
              {text.more} <small>{text.moreHint}</small>
            </h2>
            {more.map((option) => (
              <OptionDetails
                key={option.id}
                product={product}
                option={option}
                state={state}
                problems={problems}
                open={open || problems[optionFieldName(option.id)] !== undefined}
              />
            ))}
          </section>
        )}
        {isDomainProduct(product) ? null : <QuantitySection product={product} state={state} />}
        <noscript>
          <Button type="submit" block>
            {text.update}
          </Button>
          <p className={styles.hint}>{text.updateHint}</p>
        </noscript>
      </div>
    </Card>
  );
}

/** Each plan is another page; the selected options stay. */
function PlanSection({ product, state }: { readonly product: Product; readonly state: ConfigurationState }) {
  const carried = withoutExtension(product, state.configuration);
  const siblings = tiledSiblings(product);
  const family = familyOf(
    siblings.map(({ title }) => title),
    product.category.title,
  );
  return (
    <section>
      <h2>
        {isDomainProduct(product) ? text.extensions : text.plans} <small>{text.plansHint(priceBasis(product))}</small>
      </h2>
      <PickGrid layout="presets" label={text.plans}>
        {spaced(
          siblings.map(({ id, slug, title, specs, price, unit }) => (
            <PickLink key={id} href={state.planHrefOf(carried, slug)} current={id === product.id}>
              <b>
                {family === '' ? null : <span className={layout.sr}>{`${family} `}</span>}
                {splitPlanName(title, family).size}
              </b>{' '}
              {spaced(
                specs
                  .split(' · ')
                  .filter(Boolean)
                  .slice(0, 3)
                  .map((spec) => <span key={spec}>{spec}</span>),
              )}{' '}
              <strong>
                {formatDong(price)}
                <wbr />/{perUnit(unit.name)}
              </strong>
            </PickLink>
          )),
        )}
      </PickGrid>
      {isDomainProduct(product) ? (
        <Link href={paths.category({ handle: DOMAIN_LINE })}>{text.allExtensions}</Link>
      ) : siblings.length < product.siblings.length ? (
        <Link href={paths.category(product.category)}>{text.allPlans(product.siblings.length)}</Link>
      ) : null}
    </section>
  );
}

/** One basis for every tile: all plans of a line are compared in its default term. */
const priceBasis = ({ prices, defaultTerm, vat }: Product): string => {
  const entry = prices.find(({ term }) => term === defaultTerm);
  return [
    entry ? text.forTerm(termText(entry.term, entry.unit)) : '',
    vat.isIncluded ? priceText.vatInside : priceText.vatOutside,
  ].join(', ');
};

function QuantitySection({ product, state }: { readonly product: Product; readonly state: ConfigurationState }) {
  const hotline = useHotline();
  const label = product.prices[0]?.unit.name.includes('/') ? text.countUsers : text.count;
  return (
    <section>
      <h2>{label}</h2>
      <div className={styles.count}>
        <Counter
          name="configuration.quantity"
          label={label}
          value={state.configuration.quantity}
          least={MIN_QUANTITY}
          most={MAX_QUANTITY}
          onChange={(count) => state.choose({ quantity: count })}
        />
        <span className={styles.hint}>{text.countHint(MIN_QUANTITY, MAX_QUANTITY, hotline)}</span>
      </div>
    </section>
  );
}

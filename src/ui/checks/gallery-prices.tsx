import { type ProductSummary, stocks } from '#core/catalogue/product.ts';
import { withVat } from '#core/pricing/amounts.ts';
import type { PriceEntry } from '#core/pricing/price.ts';
import { addDong, formatDong } from '#core/shared/dong.ts';
import { orderId } from '#core/shared/ids.ts';
import { usePublicQuery } from '#ui/app/queries.ts';
import { useShop } from '#ui/app/use-shop.ts';
import { Figures } from '#ui/blocks/content/figures.tsx';
import { perUnit } from '#ui/blocks/messages.vi.ts';
import { orderSums } from '#ui/blocks/order/order-amounts.ts';
import { OrderTable } from '#ui/blocks/order/order-table.tsx';
import { ReceivedPart } from '#ui/blocks/order/received-part.tsx';
import { RevokeLinks } from '#ui/blocks/order/revoke-links.tsx';
import { Sheet, SheetHead, SheetNote } from '#ui/blocks/order/sheet.tsx';
import { Availability } from '#ui/blocks/price/availability.tsx';
import { availabilityText } from '#ui/blocks/price/availability.vi.ts';
import { CategoryTree } from '#ui/blocks/price/category-tree.tsx';
import { LeaderRow } from '#ui/blocks/price/leader-row.tsx';
import { LocationStocks } from '#ui/blocks/price/location-stocks.tsx';
import { PlanCard, priceEntryFor } from '#ui/blocks/price/plan-card.tsx';
import { planHref } from '#ui/blocks/price/plan-href.ts';
import { FormerPrice, Price } from '#ui/blocks/price/price.tsx';
import { PriceSummary } from '#ui/blocks/price/price-summary.tsx';
import { PriceTerms } from '#ui/blocks/price/price-terms.tsx';
import { BigAmount, TransferCard, TransferCode, WaitingNote } from '#ui/blocks/transfer/transfer-card.tsx';
import { Button } from '#ui/kit/action/button.tsx';
import { classes } from '#ui/kit/css.ts';
import { QrCode } from '#ui/kit/media/qr-code.tsx';
import { spaced } from '#ui/kit/spaced.ts';
import { Note } from '#ui/kit/surface/note.tsx';
import { ChildRow, NumberCell, Table } from '#ui/kit/surface/table.tsx';
import layout from '#ui/theme/layout.module.css';
import { gallery as text } from './gallery.vi.ts';
import { Sample, Samples } from './sample.tsx';
import { sampleLine } from './sample-line.ts';

export function GalleryPrices({ products }: { readonly products: readonly ProductSummary[] }) {
  const { origin } = useShop();
  const [product] = products;
  const entry = product && priceEntryFor(product, null);
  return (
    <Samples title={text.groups.prices}>
      {product && entry ? <Prices product={product} entry={entry} /> : <Note kind="warn">{text.noProduct}</Note>}
      <Sample name="figures" wide>
        <Figures
          label={text.figures}
          figures={products.map((each) => ({
            label: each.title,
            value: each.prices.length,
            detail: text.figureDetail,
          }))}
        />
      </Sample>
      <Tree />
      <Sample name="sheet" wide>
        <Sheet>
          <SheetHead heading={text.sheetHeading} note={text.sheetNote}>
            <div>
              <dt>{text.sheetNumber}</dt>
              <dd>{text.sheetNumberSample}</dd>
            </div>
          </SheetHead>
          <SheetNote>{text.sheetText}</SheetNote>
        </Sheet>
      </Sample>
      <Sample name="qr-code">
        <QrCode text={origin} label={text.qr} />
      </Sample>
    </Samples>
  );
}

function Prices({ product, entry }: { readonly product: ProductSummary; readonly entry: PriceEntry }) {
  const totals = withVat(entry.charge, product.vat.percent);
  const amount = formatDong(entry.perUnit);
  return (
    <>
      <Sample name="price">
        <Price amount={entry.perUnit} unit={perUnit(entry.unit.name)} />
        <Price amount={entry.perUnit} size="s" />
        <FormerPrice amount={entry.renewalPerUnit} label={text.old} />
      </Sample>
      <Sample name="transfer-card" wide>
        <TransferCard code={<TransferCode qrText={product.slug} amount={totals.gross} />}>
          <BigAmount amount={totals.gross} />
          <WaitingNote>{text.waiting}</WaitingNote>
        </TransferCard>
      </Sample>
      <Sample name="location-stocks">
        <LocationStocks places={stocks.map((stock) => ({ location: availabilityText.stock[stock], stock }))} />
      </Sample>
      <Sample name="availability">
        {spaced(
          [true, false].map((available) => (
            <Availability
              key={String(available)}
              product={{ isAvailable: available, locations: [], type: 'cloud-server' }}
            />
          )),
        )}
      </Sample>
      <Sample name="leader-row">
        <dl className={classes(layout.fields, layout.whole)}>
          <LeaderRow label={text.price} value={amount} />
          <LeaderRow label={text.saved} value={amount} tone="save" />
          <LeaderRow label={text.child} value={amount} tone="sub" />
        </dl>
      </Sample>
      <Sample name="price-terms">
        <PriceTerms product={product} entry={entry} />
      </Sample>
      <Sample name="plan-card">
        <PlanCard product={product} entry={entry} href={planHref(product, entry)} />
      </Sample>
      <Sample name="price-summary">
        <PriceSummary
          title={text.receipt}
          subtitle={product.title}
          {...orderSums({ totals, vatPercent: product.vat.percent })}
          totalLabel={text.total}
          renewal={text.renewal}
          action={
            <Button kind="primary" block>
              {text.press}
            </Button>
          }
          assurances={[{ icon: 'shield', text: text.assure }]}
        />
      </Sample>
      <Sample name="table" wide>
        <Table caption={text.table} columns={[text.tableName, { numeric: text.tableValue }]}>
          <tr>
            <td>{product.title}</td>
            <NumberCell>{amount}</NumberCell>
          </tr>
          <ChildRow>
            <td>{text.child}</td>
            <NumberCell>{amount}</NumberCell>
          </ChildRow>
        </Table>
      </Sample>
      <Sample name="order-table" wide>
        <OrderTable lines={[sampleLine(product, entry)]} />
      </Sample>
      <Sample name="received-part">
        <ReceivedPart
          order={{ status: 'confirmed', financial: 'PAID', totals, received: addDong(totals.gross, totals.net) }}
        />
        <ReceivedPart order={{ status: 'open', financial: 'UNPAID', totals, received: totals.net }} />
      </Sample>
      <Sample name="revoke-links">
        <RevokeLinks orderId={orderId(product.id)} />
      </Sample>
    </>
  );
}

function Tree() {
  const { data: shell } = usePublicQuery('loadShell', {});
  const categories = shell?.categories?.slice(0, 1) ?? [];
  return (
    <Sample name="category-tree">
      <CategoryTree label={text.tree} categories={categories} current={categories[0]?.handle ?? null} />
    </Sample>
  );
}

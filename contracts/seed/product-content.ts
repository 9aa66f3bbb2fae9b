import { domainContents } from '#contracts/seed/domains/domain-content.ts';
import { sampleIdentity } from '#contracts/seed/sample-identity.ts';
import { promisedFigures } from '#core/shared/shop/promised-figures.ts';
import type { ShopPromises } from '#core/shared/shop/shop-identity.ts';
import { foldVietnamese } from '#core/shared/text/fold-vietnamese.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import type { SeedProduct } from './catalogue.ts';
import { giftOf } from './gifts.ts';
import bareMetal from './products/bare-metal.json' with { type: 'json' };
import bigMemory from './products/big-memory.json' with { type: 'json' };
import cloudBackup from './products/cloud-backup.json' with { type: 'json' };
import cloudLab from './products/cloud-lab.json' with { type: 'json' };
import cloudServer from './products/cloud-server.json' with { type: 'json' };
import dedicatedMailServer from './products/dedicated-mail-server.json' with { type: 'json' };
import dedicatedServer from './products/dedicated-server.json' with { type: 'json' };
import domain from './products/domain.json' with { type: 'json' };
import gpuDesktop from './products/gpu-desktop.json' with { type: 'json' };
import m365Backup from './products/m365-backup.json' with { type: 'json' };
import mailServer from './products/mail-server.json' with { type: 'json' };
import objectStorage from './products/object-storage.json' with { type: 'json' };
import office365 from './products/office-365.json' with { type: 'json' };
import webHosting from './products/web-hosting.json' with { type: 'json' };

/** Texts of a product page, by SKU. */
export type SeedContent = {
  /** One sentence. */
  readonly summary: string;
  /** One sentence. */
  readonly audience: string;
  readonly specifications: readonly { readonly label: string; readonly value: string }[];
  readonly description: readonly string[];
  /** Gift included in the plan. */
  readonly gift?: string | null;
};

const contents: Readonly<Record<string, SeedContent>> = {
  ...bareMetal,
  ...bigMemory,
  ...cloudBackup,
  ...cloudLab,
  ...cloudServer,
  ...dedicatedMailServer,
  ...dedicatedServer,
  ...domainContents,
  ...domain,
  ...gpuDesktop,
  ...m365Backup,
  ...mailServer,
  ...objectStorage,
  ...office365,
  ...webHosting,
};

/**
 * Missing texts are generated from the specs line. What the plan promises is what the shop does; what it does not promise
 * is no fact of the plan.
 */
export const contentOf = (
  product: Pick<SeedProduct, 'sku' | 'title' | 'specs' | 'type'>,
  promises: ShopPromises = sampleIdentity.promises,
): SeedContent => {
  const gift = giftOf(product);
  const { specifications, ...texts } = lookUp(contents, product.sku) ?? generatedContentOf(product);
  const availability = promisedFigures(promises).availability;
  return {
    gift,
    ...texts,
    specifications: specifications.flatMap(({ label, value }) => {
      if (!value.includes(AVAILABILITY)) return [{ label, value }];
      return availability === null ? [] : [{ label, value: value.replace(AVAILABILITY, availability) }];
    }),
  };
};

const AVAILABILITY = '{{availability}}';

/** From the title and the specs line. */
export const generatedContentOf = ({ title, specs }: Pick<SeedProduct, 'title' | 'specs'>): SeedContent => {
  const summary = specs === '' ? title : `${title}: ${specs}`;
  return { summary, audience: '', specifications: specificationsOf(specs), description: [summary] };
};

const labels: readonly (readonly [RegExp, string])[] = [
  [/vcpu|xeon|epyc/, 'Bộ xử lý'],
  [/rtx|l40s/, 'Card đồ họa'],
  [/ ram$|^\d+ gb$/, 'Bộ nhớ'],
  [/ssd|nvme|hdd| tb/, 'Ổ cứng'],
  [/mbps|gbps/, 'Băng thông'],
  [/tai khoan|email|hop thu/, 'Hộp thư'],
  [/ip/, 'Địa chỉ IP'],
];

/** `«2 vCPU · 4 GB RAM»` → labelled rows. */
export const specificationsOf = (specs: string): SeedContent['specifications'] =>
  specs
    .split(' · ')
    .filter((part) => part !== '')
    .map((value) => ({
      label: labels.find(([pattern]) => pattern.test(foldVietnamese(value)))?.[1] ?? 'Đi kèm',
      value,
    }));

import type { Product } from '#core/catalogue/product.ts';
import type { ConsultationRequest, ConsultationSubject } from './consultation.ts';
import { parseConfigurationFacts, parseQueryEntries } from './subject-facts.ts';

/** Title of a request without a known product. */
const GENERAL = 'yêu cầu chung';
/** Longer URL text is truncated. */
const MAX_QUERY_TEXT = 4_000;

/** Title of the lead for the sales staff. [CNS-07] */
export const leadTitle = (product: Product | null): string => `Tư vấn: ${product?.title ?? GENERAL}`;

/** Note, product, term, quantity and options. Copies parts that the shop does not sell from the URL. [CNS-07] */
export const describeRequest = (
  { note }: Pick<ConsultationRequest, 'note'>,
  { product: slug, configuration }: Pick<ConsultationSubject, 'product' | 'configuration'>,
  product: Product | null,
): string => {
  const about = product === null ? rawLines(slug, configuration) : linesOf(product, configuration);
  return about.length === 0 ? note : `${note}\n\n${about.join('\n')}`;
};

const linesOf = (product: Product, query: string): readonly string[] => {
  const { configuration, price, options, unknown } = parseConfigurationFacts(product, query);
  const unit = price?.unit.id === 'YEAR' ? 'năm' : 'tháng';
  return [
    `Sản phẩm: ${product.title} (${product.sku})`,
    `Thời hạn: ${configuration.term} ${unit}`,
    `Số lượng: ${configuration.quantity}`,
    ...(configuration.plan ? [`Cách trả: trả góp ${configuration.term} ${unit}`] : []),
    ...options.map(({ name, values }) => `${name}: ${values.map(collapseWhitespace).join(', ')}`),
    ...given('Ngoài lựa chọn của sản phẩm', unknown),
  ];
};

const rawLines = (slug: string, query: string): readonly string[] => [
  ...(slug === '' ? [] : [`Sản phẩm (không có trong danh mục): ${collapseWhitespace(slug)}`]),
  ...given('Cấu hình', parseQueryEntries(query)),
];

const given = (label: string, entries: readonly (readonly [string, string])[]): readonly string[] =>
  entries.length === 0
    ? []
    : [
        `${label}: ${entries.map(([name, value]) => collapseWhitespace(value === '' ? name : `${name}=${value}`)).join(', ')}`.slice(
          0,
          MAX_QUERY_TEXT,
        ),
      ];

/** Line breaks in URL text could imitate generated lines. */
const collapseWhitespace = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/** An item as a shopper would describe it: options by the keys and titles of the price list. */
export type HandItem = {
  readonly sku: string;
  readonly term: number;
  readonly quantity: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly domain?: string;
  /** Plan first, then each priced option in the product's order; for all units and the whole term. */
  readonly lines: readonly HandAmounts[];
};
export type HandAmounts = readonly [net: number, exempt: number, vat: number, gross: number];

export type HandOrder = {
  readonly title: string;
  /** The day of the order, noon in Vietnam. */
  readonly day: string;
  readonly vatPercent: number;
  readonly items: readonly HandItem[];
  readonly totals: HandAmounts;
};

/** Ten orders computed by hand from the printed price list, in đồng. No value is computed here. */
export const tenOrders: readonly HandOrder[] = [
  {
    title: 'the smallest server for a month',
    day: '2026-11-20',
    vatPercent: 8,
    // 99.000 + 8 % = 7.920
    items: [{ sku: 'CS-01', term: 1, quantity: 1, lines: [[99_000, 0, 7_920, 106_920]] }],
    totals: [99_000, 0, 7_920, 106_920],
  },
  {
    title: 'a server for half a year with Windows and two more IPv4 addresses',
    day: '2026-11-20',
    vatPercent: 8,
    items: [
      {
        sku: 'CS-03',
        term: 6,
        quantity: 1,
        options: { os: 'Windows Server 2022 Standard', ipv4: '2 địa chỉ' },
        lines: [
          [1_128_000, 0, 90_240, 1_218_240], // 188.000 × 6
          [1_320_000, 0, 105_600, 1_425_600], // 220.000 × 6, two vCPUs
          [600_000, 0, 48_000, 648_000], // 100.000 × 6
        ],
      },
    ],
    totals: [3_048_000, 0, 243_840, 3_291_840],
  },
  {
    title: 'three servers on promotion for a year, backed up weekly',
    day: '2026-11-20',
    vatPercent: 8,
    items: [
      {
        sku: 'CS-02',
        term: 12,
        quantity: 3,
        options: { backup: 'Hằng tuần' },
        lines: [
          [4_572_000, 0, 365_760, 4_937_760], // 127.000 × 12 × 3
          [680_400, 0, 54_432, 734_832], // 10 % of the list price 189.000 = 18.900 × 12 × 3
        ],
      },
    ],
    totals: [5_252_400, 0, 420_192, 5_672_592],
  },
  {
    title: 'a .vn name for its first year',
    day: '2026-11-20',
    vatPercent: 8,
    // service 200.000, VAT 16.000; state fees 100.000 + 350.000 without VAT
    items: [
      { sku: 'TM-VN', term: 1, quantity: 1, domain: 'muoi-don-hang.vn', lines: [[200_000, 450_000, 16_000, 666_000]] },
    ],
    totals: [200_000, 450_000, 16_000, 666_000],
  },
  {
    title: 'a .vn name for three years',
    day: '2026-11-20',
    vatPercent: 8,
    // service 200.000 + 2 × 100.000; fees 100.000 + 3 × 350.000
    items: [
      {
        sku: 'TM-VN',
        term: 3,
        quantity: 1,
        domain: 'ba-nam-lien.vn',
        lines: [[400_000, 1_150_000, 32_000, 1_582_000]],
      },
    ],
    totals: [400_000, 1_150_000, 32_000, 1_582_000],
  },
  {
    title: 'an .id.vn name for two years and a .com name for one',
    day: '2026-11-20',
    vatPercent: 8,
    items: [
      { sku: 'TM-ID-VN', term: 2, quantity: 1, domain: 'hai-nam.id.vn', lines: [[40_000, 110_000, 3_200, 153_200]] },
      { sku: 'TM-COM', term: 1, quantity: 1, domain: 'muoi-don-hang.com', lines: [[299_000, 0, 23_920, 322_920]] },
    ],
    totals: [339_000, 110_000, 27_120, 476_120],
  },
  {
    title: 'mailboxes for twenty-five people for a year',
    day: '2026-11-20',
    vatPercent: 8,
    // 105.000 × 12 × 25
    items: [
      {
        sku: 'EXO-1',
        term: 12,
        quantity: 25,
        domain: 'cong-ty-25.vn',
        lines: [[31_500_000, 0, 2_520_000, 34_020_000]],
      },
    ],
    totals: [31_500_000, 0, 2_520_000, 34_020_000],
  },
  {
    title: 'a graphics desktop with more than four vCPUs, Windows Server and daily backup',
    day: '2026-11-20',
    vatPercent: 8,
    items: [
      {
        sku: 'GPU-3060',
        term: 1,
        quantity: 1,
        options: { os: 'Windows Server 2022 Standard', backup: 'Hằng ngày' },
        lines: [
          [2_990_000, 0, 239_200, 3_229_200],
          [440_000, 0, 35_200, 475_200], // eight vCPUs: 440.000, not 220.000
          [598_000, 0, 47_840, 645_840], // 20 % of 2.990.000
        ],
      },
    ],
    totals: [4_028_000, 0, 322_240, 4_350_240],
  },
  {
    title: 'a web site with its name and its mail',
    day: '2026-11-20',
    vatPercent: 8,
    items: [
      { sku: 'WH-03', term: 24, quantity: 1, lines: [[1_992_000, 0, 159_360, 2_151_360]] }, // 83.000 × 24
      {
        sku: 'TM-COM-VN',
        term: 1,
        quantity: 1,
        domain: 'trang-web-moi.com.vn',
        lines: [[200_000, 350_000, 16_000, 566_000]],
      },
      { sku: 'MS-01', term: 3, quantity: 1, domain: 'trang-web-moi.com.vn', lines: [[177_000, 0, 14_160, 191_160]] }, // 59.000 × 3
    ],
    totals: [2_369_000, 350_000, 189_520, 2_908_520],
  },
  {
    title: 'fifty servers for three years, ordered after the reduced rate has ended',
    day: '2027-01-15',
    vatPercent: 10,
    // 69.000 × 36 × 50, 10 %
    items: [{ sku: 'CS-01', term: 36, quantity: 50, lines: [[124_200_000, 0, 12_420_000, 136_620_000]] }],
    totals: [124_200_000, 0, 12_420_000, 136_620_000],
  },
];

/** Noon of a day in Vietnam, ms since 1970 UTC. */
export const noonOf = (day: string): number => Date.parse(`${day}T12:00:00+07:00`);

/** A bank with its app. `id`: its code at VietQR; `bin`: its NAPAS number. */
export type Bank = { readonly id: string; readonly bin: string; readonly name: string };

/** The banks that most people have. */
export const banks: readonly Bank[] = [
  { id: 'vcb', bin: '970436', name: 'Vietcombank' },
  { id: 'mb', bin: '970422', name: 'MB Bank' },
  { id: 'bidv', bin: '970418', name: 'BIDV' },
  { id: 'icb', bin: '970415', name: 'VietinBank' },
  { id: 'tcb', bin: '970407', name: 'Techcombank' },
  { id: 'vba', bin: '970405', name: 'Agribank' },
  { id: 'acb', bin: '970416', name: 'ACB' },
  { id: 'vpb', bin: '970432', name: 'VPBank' },
  { id: 'tpb', bin: '970423', name: 'TPBank' },
  { id: 'ocb', bin: '970448', name: 'OCB' },
];

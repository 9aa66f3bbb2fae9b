import { SAMPLE_TAX_CODE } from '#contracts/rest/business-rest.ts';
import { seedSeller } from '#contracts/seed/merchant.ts';

/** Made-up companies of the stand-in register, and the shop. No tax office begins its codes with 99. */
export const seedCompanies = [
  {
    taxCode: SAMPLE_TAX_CODE,
    name: 'Công ty TNHH Tiệm Bánh Mây',
    address: 'Số 12 phố Minh Hoạ, Phường Hoàn Kiếm, Thành phố Hà Nội',
  },
  {
    taxCode: '9900000016-001',
    name: 'Chi nhánh Công ty TNHH Tiệm Bánh Mây tại Đà Nẵng',
    address: 'Số 3 đường Thử Nghiệm, Phường Hải Châu, Thành phố Đà Nẵng',
  },
  {
    taxCode: '9900000023',
    name: 'Công ty Cổ phần Gỗ Sông Thử',
    address: 'Số 45 đường Ví Dụ, Phường Sài Gòn, Thành phố Hồ Chí Minh',
  },
  { taxCode: seedSeller.taxCode, name: seedSeller.name, address: seedSeller.address },
] as const;

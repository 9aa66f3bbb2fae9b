import { dong, formatDong } from '#core/shared/dong.ts';
import { lookUp } from '#core/shared/text/look-up.ts';
import { domainYears, type RawDomain, seedExtensions, skuOfDomain } from './domain-prices.ts';

/** Why a buyer takes an extension; the others say only what holds for all of them. */
const uses: Readonly<Record<string, string>> = {
  '.ai.vn': 'Dự án trí tuệ nhân tạo',
  '.biz.vn': 'Công ty, hộ kinh doanh',
  '.info.vn': 'Trang thông tin',
  '.pro.vn': 'Nghề chuyên môn',
  '.io.vn': 'Sản phẩm công nghệ',
  '.name.vn': 'Trang cá nhân',
  '.org.vn': 'Tổ chức, hội, quỹ',
  '.gov.vn': 'Cơ quan nhà nước',
  '.ac.vn': 'Viện, nhóm nghiên cứu',
  '.health.vn': 'Cơ sở y tế, dược',
  '.int.vn': 'Tổ chức quốc tế',
};
const kindUses: Readonly<Record<string, string>> = {
  'tieng-viet': 'Tên có dấu tiếng Việt',
  'mien-phi': 'Chủ thể được nhà nước miễn phí',
  'dia-danh': 'Cơ sở tại địa phương',
};

/** Texts of an extension without better ones. */
export const domainContentOf = (raw: RawDomain) => {
  const { ext, kind = '', registrationFee = 0, maintenanceFee = 0 } = raw;
  const isVietnamese = ext.endsWith('.vn');
  const use = lookUp(kindUses, kind) ?? lookUp(uses, ext) ?? 'Trang quốc tế';
  const specifications = [
    { label: 'Đuôi', value: ext },
    ...(isVietnamese
      ? [
          { label: 'Cơ quan quản lý', value: 'VNNIC' },
          { label: 'Lệ phí đăng ký', value: registrationFee === 0 ? 'Được miễn' : formatDong(dong(registrationFee)) },
          {
            label: 'Phí duy trì nhà nước',
            value: maintenanceFee === 0 ? 'Được miễn 2 năm đầu' : `${formatDong(dong(maintenanceFee))} mỗi năm`,
          },
          { label: 'Giấy tờ', value: 'Bản khai và giấy tờ của chủ thể' },
        ]
      : [
          { label: 'Giấy tờ', value: 'Không cần khi mua' },
          { label: 'Kích hoạt', value: 'Vài phút' },
        ]),
    { label: 'Thời hạn', value: `${domainYears(raw).join(', ')} năm` },
  ];
  const summary = isVietnamese
    ? `${use}: đuôi ${ext} do VNNIC quản lý, giá tách rõ phí nhà nước và phí dịch vụ.`
    : `Đuôi ${ext} dùng cho trang quốc tế, một giá cho năm đầu và gia hạn.`;
  return { summary, audience: use, specifications, description: [summary] };
};

/** By SKU; products/domain.json has better ones for the best known extensions. */
export const domainContents = Object.fromEntries(seedExtensions.map((raw) => [skuOfDomain(raw), domainContentOf(raw)]));

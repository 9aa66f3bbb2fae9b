import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Labels that promise a change of something that is there, and the test that presses each and looks at what is there
 * afterwards. [CART-20]
 */
const pressedIn: Readonly<Record<string, string>> = {
  'Đổi cách thanh toán': 'payment/payment-page.test.tsx',
  'Đổi cấu hình': 'consultation/consultation-pages.test.tsx',
  'Đổi email': 'account/account-pages.test.tsx',
  'Đổi gói': 'journeys/services/renewals.e2e.ts',
  'Đổi gói khác': 'ui/labels-pressed.test.tsx',
  'Đổi mật khẩu': 'account/security/security-page.test.tsx',
  Lưu: 'services/control/control-pages.test.tsx',
  'Lưu bản nháp': 'journeys/customers/registrant-documents.e2e.ts',
  'Lưu ghi chú': 'cart/cart-page.test.tsx',
  'Lưu liên hệ': 'domain-control/domain-settings-page.test.tsx',
  'Lưu lựa chọn': 'consent/vitals.test.tsx',
  'Lưu mật khẩu mới': 'account/registration/reset-pages.test.tsx',
  'Lưu máy chủ tên': 'domain-control/domain-settings-page.test.tsx',
  'Lưu thay đổi': 'cart/editing/edit-page.test.tsx',
  'Lưu và tiếp tục': 'journeys/customers/account.e2e.ts',
  'Lưu với giá mới': 'ui/labels-pressed.test.tsx',
  'Lưu ảnh': 'account/account-pages.test.tsx',
  'Lưu ảnh QR': 'journeys/saved-qr.e2e.ts',
  'Lưu địa chỉ': 'account/account-pages.test.tsx',
  Sửa: 'ui/labels-pressed.test.tsx',
  'Sửa bản ghi': 'ui/labels-pressed.test.tsx',
  'Sửa cấu hình': 'cart/editing/edit-page.test.tsx',
  'Sửa giỏ hàng': 'world/drafts.e2e.ts',
  'Sửa lựa chọn': 'ui/labels-pressed.test.tsx',
  'Sửa thông tin': 'ui/labels-pressed.test.tsx',
  'Sửa trong bảng': 'dns/zone-page.test.tsx',
  'Sửa và gửi lại': 'payment/refused-mail.test.tsx',
  'Sửa địa chỉ': 'ui/labels-pressed.test.tsx',
  'Sửa đơn': 'ui/labels-pressed.test.tsx',
  Xoá: 'account/account-pages.test.tsx',
  'Xoá bản ghi này': 'dns/zone-page.test.tsx',
  'Xoá bản chụp này': 'journeys/services/service-control.e2e.ts',
  'Xoá cả giỏ': 'cart/cart-page.test.tsx',
  'Xoá dữ liệu và cài lại': 'services/control/control-pages.test.tsx',
  'Xoá hết': 'ui/labels-pressed.test.tsx',
  'Xoá lựa chọn': 'ui/labels-pressed.test.tsx',
  'Xoá tài khoản': 'account/personal-data/deletion-page.test.tsx',
  'Xoá tài khoản của tôi': 'account/personal-data/deletion-page.test.tsx',
};

const labelsIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/'((?:Sửa|Đổi|Xoá|Lưu)(?: [^'.?,]*)?)'/g), ([, label = '']) => label);

test('CART-20 every label that begins with «Sửa», «Đổi», «Xoá» or «Lưu» is pressed by a test', () => {
  const texts = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.vi.ts'))
    .map((path) => readFileSync(`src/ui/${path}`, 'utf8'));
  const labels = new Set(texts.flatMap(labelsIn));
  expect([...labels].sort()).toEqual(Object.keys(pressedIn).sort());
  for (const [label, path] of Object.entries(pressedIn))
    expect([label, readFileSync(`test/${path}`, 'utf8').includes(label)]).toEqual([label, true]);
});

import type { ShopIdentity } from '#core/shared/shop/shop-identity.ts';

/** Texts of pages that the host writes without data and kit, when nothing else can be rendered. */
export const plainPages = ({ contact: { hotline } }: Pick<ShopIdentity, 'contact'>) => ({
  error: {
    title: 'Đã có lỗi xảy ra',
    text: `Trang tạm thời không hiển thị được. Giỏ hàng và đơn hàng của bạn vẫn được giữ nguyên. Vui lòng thử lại sau ít phút hoặc gọi ${hotline}.`,
  },
  badRedirect: {
    title: 'Địa chỉ chuyển hướng không hợp lệ',
    text: 'Địa chỉ này được cấu hình chuyển hướng nhưng nơi đến không hợp lệ (Invalid redirect configuration). Vui lòng quay về trang chủ để tiếp tục.',
  },
  gone: {
    title: 'Trang không còn tồn tại',
    text: 'Nội dung này đã được gỡ bỏ (Resource is gone). Mời bạn xem các dịch vụ đang có tại cửa hàng.',
  },
  missing: {
    title: 'Không tìm thấy trang',
    text: 'Địa chỉ này không có ở cửa hàng (This page could not be found). Mời bạn quay về trang chủ hoặc xem các dịch vụ đang bán.',
  },
  refused: {
    title: 'Yêu cầu bị từ chối',
    text: 'Biểu mẫu này không được gửi từ trang của cửa hàng nên đã bị từ chối. Vui lòng mở lại trang và gửi lại.',
  },
  busy: {
    title: 'Đang nhận tệp khác',
    text: 'Cửa hàng đang nhận nhiều tệp cùng lúc nên chưa nhận được tệp của bạn. Vui lòng đợi vài giây, quay lại và gửi lại.',
  },
  dataLimit: {
    title: 'Bạn vừa tải dữ liệu nhiều lần',
    text: 'Mỗi 15 phút bạn tải dữ liệu của mình được 10 lần. Vui lòng đợi rồi mở lại.',
  },
  invoicesNone: {
    title: 'Tháng này không có hoá đơn',
    text: 'Bạn không có hoá đơn nào trong tháng đã chọn. Trang hoá đơn liệt kê các tháng có hoá đơn để tải.',
  },
  dataMissing: {
    title: 'Chưa lấy được dữ liệu của bạn',
    text: `Hệ thống đang bận nên chưa gom đủ dữ liệu. Vui lòng mở lại sau ít phút hoặc gọi ${hotline}.`,
  },
  offline: {
    title: 'Không có mạng',
    text: 'Máy của bạn chưa kết nối được với cửa hàng. Giỏ hàng và đơn hàng vẫn được giữ nguyên. Bạn kiểm tra mạng rồi thử lại, hoặc quay lại trang trước.',
  },
  tooLarge: {
    title: 'Nội dung gửi quá dài',
    text: 'Nội dung bạn gửi vượt quá giới hạn cho phép. Vui lòng quay lại và rút gọn.',
  },
  longAddress: {
    title: 'Địa chỉ quá dài',
    text: `Địa chỉ bạn mở dài hơn mức cửa hàng đọc được. Vui lòng tìm lại từ cửa hàng, hoặc gọi ${hotline}.`,
  },
  unreadableAddress: {
    title: 'Địa chỉ không hợp lệ',
    text: 'Địa chỉ bạn mở có ký tự mà cửa hàng không đọc được. Vui lòng kiểm tra lại đường dẫn hoặc tìm lại từ cửa hàng.',
  },
  unreadable: {
    title: 'Không đọc được biểu mẫu',
    text: 'Biểu mẫu gửi lên không đọc được. Vui lòng quay lại trang trước, tải lại và gửi lại.',
  },
  viewLinkOver: {
    title: 'Liên kết xem đã hết hạn',
    text: 'Liên kết của bàn làm việc mở được một lần, trong một phút, ở trình duyệt đã bấm. Hãy mở lại từ trang của khách hàng.',
  },
  viewOver: {
    title: 'Đã hết phiên xem',
    text: 'Bạn không còn xem tài khoản của khách. Phiên và giỏ hàng của chính bạn ở trình duyệt này vẫn như trước.',
  },
  askToAdd: {
    title: 'Thêm vào giỏ hàng?',
    text: 'Một trang khác đưa bạn đến đây để thêm sản phẩm vào giỏ. Chưa có gì được thêm; trong giỏ bạn xem được sản phẩm và giá trước khi đặt.',
  },
});

export type PlainPage = keyof ReturnType<typeof plainPages>;

export const plainLabels = {
  /** [CART-13] */
  add: 'Thêm vào giỏ',
  /** When there is a network again. */
  tryAgain: 'Thử lại',
  /** After a view of a customer's account. */
  goOn: 'Tiếp tục',
  toSecurity: 'Về mật khẩu và bảo mật',
  toInvoices: 'Về trang hoá đơn',
  home: 'Về trang chủ',
  shop: 'Xem cửa hàng',
} as const;

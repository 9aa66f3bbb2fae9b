/** SEO texts by handle: for every product line and for popular products. */
type Texts = { readonly title: string | null; readonly description: string | null };

export const categorySeo: Readonly<Record<string, Texts>> = {
  'cloud-server': {
    title: 'Cloud Server: thuê VPS SSD NVMe tại Việt Nam',
    description:
      'Cloud Server chạy SSD NVMe, tạo trong vài phút, nâng cấp khi cần. Giá từng gói niêm yết công khai, VAT ghi rõ.',
  },
  'dedicated-server': {
    title: 'Thuê máy chủ riêng đặt tại Việt Nam',
    description:
      'Trọn một máy chủ vật lý, toàn quyền quản trị. Xem cấu hình, giá thuê theo tháng và chọn máy ngay trên trang.',
  },
  'cloud-lab': { title: 'Cloud Lab: phòng thực hành quản trị hệ thống', description: null },
  'web-hosting': {
    title: 'Web Hosting có sẵn SSL và email',
    description:
      'Chỗ đặt trang web cho cá nhân và doanh nghiệp: SSL, email, công cụ quản trị. So sánh các gói và giá gia hạn.',
  },
  'mail-server': { title: 'Email tên miền riêng cho doanh nghiệp', description: null },
  'dedicated-mail-server': { title: 'Mail Server trên máy chủ và IP riêng', description: null },
  'bare-metal': { title: 'Thuê Bare Metal, bàn giao tự động', description: null },
  'big-memory': { title: 'Máy chủ RAM lớn từ 256 GB', description: null },
  'gpu-desktop': { title: 'GPU Cloud Desktop cho dựng hình và học máy', description: null },
  'cloud-backup': { title: 'Cloud Backup: sao lưu máy chủ theo lịch', description: null },
  domain: {
    title: 'Đăng ký tên miền .vn và quốc tế',
    description:
      'Giá tên miền .vn và quốc tế đã gồm thuế, chia rõ phí nhà nước và phí dịch vụ. Kiểm tra và đăng ký trên một trang.',
  },
  'object-storage': { title: 'Object Storage tương thích S3', description: null },
  'office-365': { title: 'Bản quyền Microsoft 365 theo người dùng', description: null },
  'm365-backup': { title: 'Sao lưu Microsoft 365', description: null },
};

export const productSeo: Readonly<Record<string, Texts>> = {
  'cloud-server-ssd-1': {
    title: 'Cloud Server SSD 1: VPS nhỏ cho trang web mới',
    description: 'Gói Cloud Server nhỏ nhất: cấu hình, giá theo từng kỳ hạn và giá gia hạn, đặt mua trong vài phút.',
  },
  'hosting-wordpress': { title: 'Hosting WordPress cài sẵn, có SSL', description: null },
  'ten-mien-vn': {
    title: 'Đăng ký tên miền .vn: giá đã gồm thuế và lệ phí',
    description:
      'Tên miền .vn với bảng giá chia từng khoản: lệ phí đăng ký, phí duy trì, dịch vụ và VAT. Cần giấy tờ gì, bao lâu có tên.',
  },
  'ten-mien-com': { title: 'Đăng ký tên miền .com', description: null },
  'gpu-desktop-rtx-4090': {
    title: null,
    description: 'Máy tính từ xa với RTX 4090 cho dựng phim, 3D và học máy, trả theo tháng.',
  },
};

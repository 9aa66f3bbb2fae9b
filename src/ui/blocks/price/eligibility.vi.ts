import type { Eligibility } from '#core/domains/eligibility.ts';

/** Who may register, and with which papers. */
export const eligibilityText: Readonly<Record<Eligibility, { readonly who: string; readonly documents: string }>> = {
  citizen: { who: 'Dành cho công dân Việt Nam.', documents: 'Cần CCCD.' },
  company: { who: 'Dành cho doanh nghiệp và hộ kinh doanh.', documents: 'Cần giấy đăng ký kinh doanh.' },
  'young-citizen': {
    who: 'Công dân Việt Nam từ 18 đến 23 tuổi, mỗi người một tên. Nhà nước miễn lệ phí và phí duy trì 2 năm đầu, bạn chỉ trả phí dịch vụ.',
    documents: 'Cần CCCD.',
  },
  'young-company': {
    who: 'Doanh nghiệp thành lập chưa quá 1 năm hoặc hộ kinh doanh, mỗi chủ thể một tên. Nhà nước miễn lệ phí và phí duy trì 2 năm đầu, bạn chỉ trả phí dịch vụ.',
    documents: 'Cần giấy đăng ký kinh doanh.',
  },
  education: {
    who: 'Chỉ dành cho tổ chức, cá nhân hoạt động giáo dục, đào tạo.',
    documents: 'Cần giấy phép hoạt động giáo dục hoặc quyết định thành lập.',
  },
  state: {
    who: 'Chỉ dành cho cơ quan nhà nước các cấp.',
    documents: 'Cần quyết định thành lập và công văn của cơ quan, có chữ ký và dấu.',
  },
  society: {
    who: 'Chỉ dành cho tổ chức chính trị, văn hoá, xã hội và các hội, quỹ.',
    documents: 'Cần quyết định thành lập hoặc giấy phép hoạt động.',
  },
  research: {
    who: 'Chỉ dành cho tổ chức, cá nhân nghiên cứu khoa học.',
    documents: 'Cần quyết định thành lập hoặc giấy xác nhận hoạt động nghiên cứu.',
  },
  health: {
    who: 'Chỉ dành cho tổ chức, cá nhân hoạt động y tế, dược phẩm.',
    documents: 'Cần giấy phép hoạt động trong ngành y tế.',
  },
  international: {
    who: 'Chỉ dành cho tổ chức quốc tế tại Việt Nam.',
    documents: 'Cần giấy phép hoạt động tại Việt Nam.',
  },
  place: {
    who: 'Chỉ dành cho tổ chức, cá nhân có địa chỉ tại địa phương này.',
    documents: 'Cần giấy tờ ghi địa chỉ tại địa phương.',
  },
};

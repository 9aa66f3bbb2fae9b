import type { Eligibility } from '#core/domains/eligibility.ts';

/** Who may register, and with which papers. */
export const eligibilityText: Readonly<Record<Eligibility, { readonly who: string; readonly papers: string }>> = {
  citizen: { who: 'Dành cho công dân Việt Nam.', papers: 'Cần CCCD.' },
  company: { who: 'Dành cho doanh nghiệp và hộ kinh doanh.', papers: 'Cần giấy đăng ký kinh doanh.' },
  'young-citizen': {
    who: 'Công dân Việt Nam từ 18 đến 23 tuổi, mỗi người một tên. Nhà nước miễn lệ phí và phí duy trì 2 năm đầu, bạn chỉ trả phí dịch vụ.',
    papers: 'Cần CCCD.',
  },
  'young-company': {
    who: 'Doanh nghiệp thành lập chưa quá 1 năm hoặc hộ kinh doanh, mỗi chủ thể một tên. Nhà nước miễn lệ phí và phí duy trì 2 năm đầu, bạn chỉ trả phí dịch vụ.',
    papers: 'Cần giấy đăng ký kinh doanh.',
  },
  education: {
    who: 'Chỉ dành cho tổ chức, cá nhân hoạt động giáo dục, đào tạo.',
    papers: 'Cần giấy phép hoạt động giáo dục hoặc quyết định thành lập.',
  },
  state: {
    who: 'Chỉ dành cho cơ quan nhà nước các cấp.',
    papers: 'Cần quyết định thành lập và công văn của cơ quan, có chữ ký và dấu.',
  },
  society: {
    who: 'Chỉ dành cho tổ chức chính trị, văn hoá, xã hội và các hội, quỹ.',
    papers: 'Cần quyết định thành lập hoặc giấy phép hoạt động.',
  },
  research: {
    who: 'Chỉ dành cho tổ chức, cá nhân nghiên cứu khoa học.',
    papers: 'Cần quyết định thành lập hoặc giấy xác nhận hoạt động nghiên cứu.',
  },
  health: {
    who: 'Chỉ dành cho tổ chức, cá nhân hoạt động y tế, dược phẩm.',
    papers: 'Cần giấy phép hoạt động trong ngành y tế.',
  },
  international: { who: 'Chỉ dành cho tổ chức quốc tế tại Việt Nam.', papers: 'Cần giấy phép hoạt động tại Việt Nam.' },
  place: {
    who: 'Chỉ dành cho tổ chức, cá nhân có địa chỉ tại địa phương này.',
    papers: 'Cần giấy tờ ghi địa chỉ tại địa phương.',
  },
};

export const homeParts = {
  projects: 'Khách đang chạy gì ở đây',
  projectsMissing: 'Chưa tải được các dự án. Bạn tải lại trang để thử lần nữa.',
  team: 'Người bạn gặp khi gọi hotline',
  teamLead: 'Kỹ thuật viên trực hệ thống cũng là người viết hướng dẫn. Bấm vào tên để đọc bài của từng người.',
  feedback: 'Khách nói gì sau khi dùng',
  feedbackAbout: 'Dùng',
  faq: 'Câu hỏi thường gặp',
  faqMissing: (hotline: string) => `Chưa tải được câu hỏi. Bạn gọi ${hotline} để hỏi trực tiếp.`,
  faqAll: 'Xem mọi câu hỏi',
  articles: 'Bài viết mới',
  allArticles: 'Xem tất cả',
  articlesMissing: 'Chưa tải được bài viết mới. Bạn mở danh sách bài viết để đọc.',
};

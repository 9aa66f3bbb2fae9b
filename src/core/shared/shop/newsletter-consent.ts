/** Shared by page and proof of consent; `seller`: its legal name. [MARKET 4.4, Nghị định 91/2020/NĐ-CP] */
export const newsletterConsent = (seller: string): string =>
  `Tôi đồng ý nhận bản tin của ${seller} qua email: tin bảo trì, hướng dẫn và ưu đãi. Tôi huỷ được bất cứ lúc nào.`;

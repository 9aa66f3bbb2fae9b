import banGhiDnsChoNguoiMoi from '#contracts/seed/articles/ban-ghi-dns-cho-nguoi-moi.json' with { type: 'json' };
import baoMatSshMayChuMoi from '#contracts/seed/articles/bao-mat-ssh-may-chu-moi.json' with { type: 'json' };
import bareMetalHayCloudServer from '#contracts/seed/articles/bare-metal-hay-cloud-server.json' with { type: 'json' };
import chonTrungTamDuLieuHaNoiDaNangHcm from '#contracts/seed/articles/chon-trung-tam-du-lieu-ha-noi-da-nang-hcm.json' with {
  type: 'json',
};
import chonVpsChoWoocommerceTinhRam from '#contracts/seed/articles/chon-vps-cho-woocommerce-tinh-ram.json' with {
  type: 'json',
};
import chuanBiMayChuChoDotBanHang1111 from '#contracts/seed/articles/chuan-bi-may-chu-cho-dot-ban-hang-11-11.json' with {
  type: 'json',
};
import chungChiSslMienPhiHayTraTien from '#contracts/seed/articles/chung-chi-ssl-mien-phi-hay-tra-tien.json' with {
  type: 'json',
};
import chuyenNhaHostingKhongGianDoan from '#contracts/seed/articles/chuyen-nha-hosting-khong-gian-doan.json' with {
  type: 'json',
};
import chuyenTenMienSangNhaDangKyKhac from '#contracts/seed/articles/chuyen-ten-mien-sang-nha-dang-ky-khac.json' with {
  type: 'json',
};
import dangKyTenMienVnCanGiayToGi from '#contracts/seed/articles/dang-ky-ten-mien-vn-can-giay-to-gi.json' with {
  type: 'json',
};
import docHoaDonVatDichVuSo from '#contracts/seed/articles/doc-hoa-don-vat-dich-vu-so.json' with { type: 'json' };
import dockerHayMayAo from '#contracts/seed/articles/docker-hay-may-ao.json' with { type: 'json' };
import giamSatMayChuTuDau from '#contracts/seed/articles/giam-sat-may-chu-tu-dau.json' with { type: 'json' };
import kubernetesLabChoLopHoc from '#contracts/seed/articles/kubernetes-lab-cho-lop-hoc.json' with { type: 'json' };
import microsoft365HayMailServerRieng from '#contracts/seed/articles/microsoft-365-hay-mail-server-rieng.json' with {
  type: 'json',
};
import objectStorageS3DungVaoViecGi from '#contracts/seed/articles/object-storage-s3-dung-vao-viec-gi.json' with {
  type: 'json',
};
import raidChoMayChuThue from '#contracts/seed/articles/raid-cho-may-chu-thue.json' with { type: 'json' };
import saoLuu321Duoi100000Dong from '#contracts/seed/articles/sao-luu-3-2-1-duoi-100000-dong.json' with {
  type: 'json',
};
import tenMienIdVnChoCongDan from '#contracts/seed/articles/ten-mien-id-vn-cho-cong-dan.json' with { type: 'json' };
import thueGpuTheoThangHayMua from '#contracts/seed/articles/thue-gpu-theo-thang-hay-mua.json' with { type: 'json' };
import viSaoEmailVaoThuRacSpfDkimDmarc from '#contracts/seed/articles/vi-sao-email-vao-thu-rac-spf-dkim-dmarc.json' with {
  type: 'json',
};
import windowsServerTrenVpsBanQuyen from '#contracts/seed/articles/windows-server-tren-vps-ban-quyen.json' with {
  type: 'json',
};
import { withSampleWords } from '#contracts/seed/with-sample-words.ts';
import type { SeedArticle, SeedTopic } from './publications.ts';

export const seedArticleCategories: readonly SeedTopic[] = [
  { slug: 'huong-dan', name: 'Hướng dẫn' },
  { slug: 'ten-mien', name: 'Tên miền' },
  { slug: 'email', name: 'Email' },
  { slug: 'sao-luu', name: 'Sao lưu' },
  { slug: 'kinh-nghiem', name: 'Kinh nghiệm' },
];

export const seedArticleTags: readonly SeedTopic[] = [
  { slug: 'wordpress', name: 'WordPress' },
  { slug: 'ubuntu', name: 'Ubuntu' },
  { slug: 'docker', name: 'Docker' },
  { slug: 'ssl', name: 'SSL' },
  { slug: 'dns', name: 'DNS' },
  { slug: 'vietqr', name: 'VietQR' },
  { slug: 's3', name: 'S3' },
  { slug: 'windows', name: 'Windows' },
  { slug: 'gpu', name: 'GPU' },
  { slug: 'bao-mat', name: 'Bảo mật' },
  { slug: 'hoa-don', name: 'Hoá đơn' },
  { slug: 'microsoft-365', name: 'Microsoft 365' },
];

/** Bodies are written line by line for readable diffs. */
type WrittenArticle = Omit<SeedArticle, 'body'> & { readonly body: readonly string[] };

const written: readonly WrittenArticle[] = [
  chonVpsChoWoocommerceTinhRam,
  dockerHayMayAo,
  dangKyTenMienVnCanGiayToGi,
  saoLuu321Duoi100000Dong,
  viSaoEmailVaoThuRacSpfDkimDmarc,
  chuanBiMayChuChoDotBanHang1111,
  docHoaDonVatDichVuSo,
  thueGpuTheoThangHayMua,
  chuyenNhaHostingKhongGianDoan,
  objectStorageS3DungVaoViecGi,
  baoMatSshMayChuMoi,
  bareMetalHayCloudServer,
  microsoft365HayMailServerRieng,
  windowsServerTrenVpsBanQuyen,
  banGhiDnsChoNguoiMoi,
  chungChiSslMienPhiHayTraTien,
  tenMienIdVnChoCongDan,
  chuyenTenMienSangNhaDangKyKhac,
  raidChoMayChuThue,
  kubernetesLabChoLopHoc,
  giamSatMayChuTuDau,
  chonTrungTamDuLieuHaNoiDaNangHcm,
];

/** Newest first, with the words of `contracts/shop-words.ts`. */
export const writtenArticles: readonly SeedArticle[] = written
  .map((article) => ({ ...article, body: article.body.join('\n') }))
  .toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt));

export const seedArticles: readonly SeedArticle[] = withSampleWords(writtenArticles);

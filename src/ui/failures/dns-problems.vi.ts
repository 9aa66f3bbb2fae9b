import { type DnsProblem, MAX_RECORDS, MAX_TTL, MIN_TTL } from '#core/shared/dns-problem.ts';

/** Without a full stop, because the record may follow. */
export const dnsProblemTexts: Readonly<Record<DnsProblem, string>> = {
  'dns-name': 'Tên chỉ có chữ không dấu, chữ số, gạch ngang và gạch dưới; ghi @ cho chính tên miền, * chỉ đứng đầu',
  'dns-type': 'Loại bản ghi này chưa được hỗ trợ',
  'dns-ttl': `TTL là số giây từ ${MIN_TTL} đến ${MAX_TTL}`,
  'dns-ipv4': 'Địa chỉ IPv4 gồm bốn số từ 0 đến 255, ví dụ 203.0.113.10',
  'dns-ipv6': 'Địa chỉ IPv6 chưa đúng, ví dụ 2001:db8::10',
  'dns-host': 'Bạn ghi tên máy chủ đầy đủ, ví dụ mail.example.com',
  'dns-host-address': 'Chỗ này cần tên máy chủ, không phải địa chỉ IP. Bạn tạo bản ghi A cho địa chỉ rồi ghi tên đó',
  'dns-mx': 'Bản ghi MX gồm độ ưu tiên và tên máy chủ, ví dụ 10 mail.example.com',
  'dns-srv': 'Bản ghi SRV gồm độ ưu tiên, trọng số, cổng và tên máy chủ, ví dụ 10 5 5060 sip.example.com',
  'dns-srv-name': 'Tên của bản ghi SRV bắt đầu bằng dịch vụ và giao thức, ví dụ _sip._tcp',
  'dns-caa': 'Bản ghi CAA gồm cờ, thẻ và giá trị, ví dụ 0 issue "letsencrypt.org"',
  'dns-text': 'Nội dung TXT có từ 1 đến 1.024 ký tự không dấu, không có dấu nháy kép',
  'dns-cname-alone': 'Tên có bản ghi CNAME thì không có bản ghi nào khác',
  'dns-cname-apex': 'Chính tên miền (@) không dùng được CNAME. Bạn dùng bản ghi A hoặc AAAA',
  'dns-cname-self': 'CNAME không trỏ về chính nó',
  'dns-target-alias': 'Bản ghi MX, SRV và NS không trỏ tới một tên là CNAME trong chính tên miền này',
  'dns-apex-ns': 'Máy chủ tên của chính tên miền không đổi bằng bản ghi NS',
  'dns-duplicate': 'Bản ghi này đã có',
  'dns-too-many': `Một tên miền có tối đa ${MAX_RECORDS.toLocaleString('vi-VN')} bản ghi. Bạn xoá bớt, hoặc dùng máy chủ tên riêng`,
  'dns-missing': 'Bản ghi này không còn trong bảng',
  'dns-file-large': 'Tệp lớn hơn 512 kB. Bạn chia nhỏ tệp, hoặc dùng máy chủ tên riêng',
};

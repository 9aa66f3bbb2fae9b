import { type DnsProblem, MAX_RECORDS, MAX_TTL, MIN_TTL, type ZoneRemark } from '#core/shared/domains/dns-problem.ts';

/** Without a full stop, because the record may follow. */
export const dnsProblemTexts: Readonly<Record<DnsProblem, string>> = {
  'dns-name': 'Tên chỉ có chữ cái, chữ số, gạch ngang và gạch dưới; ghi @ cho chính tên miền, * chỉ đứng đầu',
  'dns-type': 'Loại bản ghi này chưa được hỗ trợ',
  'dns-class': 'Chỉ dùng được bản ghi lớp IN',
  'dns-ttl': `TTL là số giây từ ${MIN_TTL} đến ${MAX_TTL}, cũng có thể ghi 1h hoặc 1d`,
  'dns-ipv4': 'Địa chỉ IPv4 gồm bốn số từ 0 đến 255, cách nhau bằng dấu chấm',
  'dns-ipv6': 'Địa chỉ IPv6 chưa đúng: các nhóm cách nhau bằng dấu hai chấm',
  'dns-host': 'Bạn ghi tên máy chủ đầy đủ, ví dụ mail.tenmiencuaban.vn',
  'dns-host-address': 'Chỗ này cần tên máy chủ, không phải địa chỉ IP. Bạn tạo bản ghi A cho địa chỉ rồi ghi tên đó',
  'dns-mx': 'Bản ghi MX gồm độ ưu tiên và tên máy chủ, ví dụ 10 mail.tenmiencuaban.vn',
  'dns-null-mx': 'Để báo tên này không có hộp thư, bạn ghi 0 . làm bản ghi MX duy nhất của tên',
  'dns-srv': 'Bản ghi SRV gồm độ ưu tiên, trọng số, cổng và tên máy chủ, ví dụ 10 5 5060 sip.tenmiencuaban.vn',
  'dns-srv-name': 'Tên của bản ghi SRV bắt đầu bằng dịch vụ và giao thức, ví dụ _sip._tcp',
  'dns-caa':
    'Bản ghi CAA gồm cờ 0 hoặc 128, thẻ issue, issuewild, issuemail hoặc iodef, và giá trị trong dấu nháy kép, ví dụ 0 issue "letsencrypt.org"',
  'dns-text': 'Nội dung TXT dài từ 1 đến 1.024 byte; mỗi chữ có dấu chiếm 2 hoặc 3 byte',
  'dns-text-ascii':
    'Bản ghi SPF, DKIM, DMARC (bắt đầu bằng v=) chỉ có ký tự ASCII. Phần mềm soạn thảo hay đổi dấu nháy và gạch ngang thành ký tự khác',
  'dns-escape': 'Sau dấu \\ là một ký tự, hoặc đúng ba chữ số từ 000 đến 255',
  'dns-quotes': 'Dấu nháy kép mở ra mà không đóng lại',
  'dns-parentheses': 'Dấu ngoặc đơn mở và đóng không khớp, nên không đọc được phần nằm trong đó',
  'dns-encoding': 'Có ký tự không đọc được. Bạn lưu tệp ở dạng UTF-8 rồi thử lại',
  'dns-svcb': 'Bản ghi HTTPS và SVCB gồm độ ưu tiên, tên máy chủ (hoặc dấu chấm) và các tham số, ví dụ 1 . alpn=h2,h3',
  'dns-svcb-parameters':
    'Tham số ghi dạng tên=giá trị, mỗi tên một lần, ví dụ alpn=h2,h3 port=8443; độ ưu tiên 0 không có tham số',
  'dns-tlsa':
    'Bản ghi TLSA gồm cách dùng (0 đến 3), phần chứng chỉ (0 hoặc 1), kiểu băm (0 đến 2) và dữ liệu hệ 16 có độ dài đúng với kiểu băm',
  'dns-sshfp':
    'Bản ghi SSHFP gồm thuật toán (1, 2, 3, 4 hoặc 6), kiểu băm (1 hoặc 2) và dấu vân tay hệ 16 có độ dài đúng với kiểu băm',
  'dns-ds': 'Bản ghi DS gồm mã khoá, thuật toán, kiểu băm (2 hoặc 4) và mã băm hệ 16 có độ dài đúng với kiểu băm',
  'dns-ds-apex': 'Bản ghi DS của chính tên miền (@) nằm ở nhà đăng ký. Ở đây bạn ghi DS của tên con',
  'dns-ds-alone': 'Bản ghi DS đứng cùng tên với bản ghi NS uỷ quyền tên con đó',
  'dns-cname-alone': 'Tên có bản ghi CNAME thì không có bản ghi nào khác',
  'dns-cname-apex': 'Chính tên miền (@) không dùng được CNAME. Bạn dùng bản ghi A hoặc AAAA',
  'dns-cname-self': 'CNAME không trỏ về chính nó',
  'dns-target-alias': 'Bản ghi MX, SRV và NS không trỏ tới một tên là CNAME trong chính tên miền này',
  'dns-apex-ns': 'Máy chủ tên của chính tên miền không đổi bằng bản ghi NS',
  'dns-duplicate': 'Bản ghi này đã có',
  'dns-too-many': `Một tên miền có tối đa ${MAX_RECORDS.toLocaleString('vi-VN')} bản ghi. Bạn xoá bớt, hoặc dùng máy chủ tên riêng`,
  'dns-missing': 'Bản ghi này không còn trong bảng',
  'ns-few': 'Bạn ghi ít nhất 2 máy chủ tên',
  'ns-many': 'Một tên miền có tối đa 13 máy chủ tên',
  'ns-duplicate': 'Bạn đã ghi tên hoặc địa chỉ này ở trên',
  'ns-address': 'Bạn ghi địa chỉ IPv4 hoặc IPv6; nhiều địa chỉ thì cách nhau bằng dấu cách',
  'ns-glue-missing': 'Máy chủ nằm trong chính tên miền này nên cần địa chỉ IP để nơi khác tìm thấy',
  'ns-glue-foreign': 'Chỉ máy chủ nằm trong chính tên miền này mới ghi địa chỉ IP',
  'dns-file-large': 'Tệp lớn hơn 512 kB. Bạn chia nhỏ tệp, hoặc dùng máy chủ tên riêng',
};

/** What an import changed about lines that it took; the lines follow. */
export const zoneRemarkTexts: Readonly<Record<ZoneRemark, string>> = {
  'ttl-raised': `TTL nhỏ hơn ${MIN_TTL} được nâng lên ${MIN_TTL} giây`,
  'ttl-lowered': `TTL lớn hơn ${MAX_TTL} được hạ xuống ${MAX_TTL} giây`,
  'ttl-shared': 'Các bản ghi cùng tên và loại dùng chung một TTL, là TTL nhỏ nhất trong số đó',
  repeated: 'Bản ghi lặp lại được tính một lần',
  'dot-missing':
    'Tên kết thúc bằng chính tên miền nhưng thiếu dấu chấm cuối, nên được hiểu là tên con của tên miền. Nếu không phải vậy, bạn thêm dấu chấm rồi xem trước lại',
};

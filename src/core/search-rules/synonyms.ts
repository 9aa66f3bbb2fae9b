/**
 * What people say, and what it means to the search. A meaning is a list of words that must all be found; `a|b` is
 * found by either. `type=` is a product line; `sort=price` puts the cheapest first; `about=help` puts policies and
 * answers before products; an empty meaning is dropped. Longer phrases win, and accents do not matter.
 */
export type Synonym = { readonly means: string; readonly said: string };

export const synonyms: readonly Synonym[] = [
  {
    means: 'type=cloud-server',
    said: `vps, vsp, máy chủ ảo, máy ảo, máy chủ đám mây, máy chủ cloud, server ảo, sever ảo, server cloud, cloud, cloud server,
      cloud vps, vps server, server vps, máy chủ vps, virtual server, virtual private server, virtual machine, vm, ec2,
      droplet, máy chủ ảo vps, vps cloud, vps việt nam`,
  },
  {
    means: 'type=dedicated-server',
    said: `máy chủ riêng, server riêng, dedicated, dedicated server, dedicate, dedicate server, thuê chỗ đặt máy chủ`,
  },
  {
    means: 'type=dedicated-server|type=bare-metal',
    said: 'máy chủ vật lý, server vật lý, physical server, máy chủ nguyên khối',
  },
  { means: 'type=bare-metal', said: 'bare metal, baremetal, bare metal server' },
  {
    means: 'type=big-memory',
    said: `máy chủ ram lớn, server ram lớn, server nhiều ram, máy chủ nhiều ram, ram lớn, big memory, server database,
      máy chủ database, máy chủ cơ sở dữ liệu, server sql, sap hana`,
  },
  {
    means: 'type=cloud-server|type=dedicated-server|type=bare-metal|type=big-memory|server',
    said: 'máy chủ, server, sever, servers, may chu',
  },
  {
    means: 'type=gpu-desktop',
    said: `gpu, vps gpu, gpu vps, gpu server, server gpu, máy chủ gpu, cloud gpu, gpu cloud, card đồ hoạ, card đồ họa,
      card màn hình, vga, nvidia, cuda, máy tính từ xa, máy tính đám mây, cloud pc, cloud desktop, vdi, máy render,
      render, render video, dựng phim, ai, chạy ai, máy chạy ai, deep learning, học sâu, máy học sâu, machine learning,
      stable diffusion, comfyui, llm, chơi game từ xa`,
  },
  {
    means: 'type=web-hosting',
    said: `hosting, host, hostting, hóting, web hosting, webhosting, web host, share host, shared host, shared hosting,
      share hosting, lưu trữ web, lưu trữ website, chỗ để web, chỗ chứa web, làm web, làm website, web bán hàng,
      làm web bán hàng, đặt website, thuê host, cpanel hosting`,
  },
  {
    means: 'type=mail-server|type=dedicated-mail-server|mail|email',
    said: 'mail, email, e mail, mail server, email server, hộp thư, thư điện tử, hộp thư điện tử, mailbox, mail sever',
  },
  {
    means: 'type=mail-server',
    said: `email tên miền, mail tên miền, email theo tên miền, mail theo tên miền, email tên miền riêng, email công ty,
      mail công ty, gmail doanh nghiệp`,
  },
  { means: 'type=mail-server|type=office-365 doanh|business|exchange', said: 'email doanh nghiệp' },
  {
    means: 'type=dedicated-mail-server',
    said: 'mail server riêng, email ip riêng, mail ip riêng, email server riêng, máy chủ mail riêng, máy chủ thư riêng',
  },
  {
    means: 'type=cloud-backup|type=m365-backup|backup',
    said: 'backup, back up, sao lưu, sao lưu dữ liệu, backup dữ liệu, lưu dự phòng',
  },
  { means: 'type=cloud-backup', said: 'cloud backup, backup cloud, sao lưu đám mây, backup máy tính, backup server' },
  {
    means: 'type=object-storage',
    said: `s3, object storage, lưu trữ đối tượng, bucket, storage, cloud storage, s3 storage, kho tệp, minio,
      lưu trữ s3, lưu trữ object`,
  },
  { means: 'type=object-storage|type=cloud-backup', said: 'lưu trữ đám mây, lưu trữ dữ liệu, lưu trữ' },
  {
    means: 'type=office-365',
    said: `office 365, office365, microsoft 365, microsoft365, ms 365, ms365, o365, office, ms office,
      office bản quyền, bản quyền office, microsoft office, word excel, word, excel, powerpoint`,
  },
  { means: 'type=office-365|type=m365-backup', said: 'm365, microsoft' },
  {
    means: 'type=m365-backup',
    said: `backup m365, backup office 365, backup office365, backup microsoft 365, sao lưu m365, sao lưu office 365,
      sao lưu microsoft 365, m365 backup, office 365 backup, microsoft 365 backup`,
  },
  {
    means: 'type=cloud-lab',
    said: 'lab, phòng lab, cloud lab, phòng thực hành, lớp học, phòng máy, thực hành',
  },
  { means: 'type=cloud-lab kubernetes', said: 'k8s, cka, học k8s, học kubernetes' },
  { means: 'type=cloud-lab linux', said: 'học linux' },
  { means: 'type=cloud-lab mang', said: 'ccna, học mạng' },
  { means: 'type=cloud-lab toan', said: 'học hack, hack, pentest, học bảo mật, an ninh mạng, ctf' },
  { means: 'type=cloud-lab ad', said: 'active directory' },
  {
    means: 'type=domain',
    said: `tên miền, domain, domains, domain name, đuôi, đuôi tên miền, địa chỉ web, tên web, tên website`,
  },
  { means: 'type=domain vnnic', said: 'tên miền việt nam, tên miền quốc gia' },
  { means: 'type=domain ext=com|ext=net|ext=org|ext=io', said: 'tên miền quốc tế' },

  { means: 'windows', said: 'win, window, windown, windwos' },
  { means: 'windows server', said: 'winserver, win server, windows sever' },
  { means: 'wordpress', said: 'wp, word press, wordpess, woocommerce' },
  { means: 'litespeed', said: 'lite speed' },
  { means: 'asp net', said: 'asp.net, aspnet' },
  { means: 'node js', said: 'nodejs, node' },
  { means: 'almalinux|rocky', said: 'centos, redhat, rhel, rockylinux' },
  { means: 'ubuntu|debian|almalinux|linux', said: 'linux' },
  { means: 'mariadb|mysql', said: 'mysql' },
  { means: 'epyc', said: 'amd' },
  { means: 'xeon', said: 'intel' },
  { means: 'ho chi minh', said: 'hcm, tphcm, tp hcm, sài gòn, saigon' },
  { means: 'ha noi', said: 'hanoi, hn' },
  { means: 'da nang', said: 'danang' },
  { means: 'premium', said: 'bp' },
  { means: 'khong gioi han', said: 'unlimited, vô hạn' },

  {
    means: 'sort=price',
    said: 'rẻ, giá rẻ, rẻ nhất, giá rẻ nhất, giá tốt, giá tốt nhất, tiết kiệm, bình dân, giá thấp, thấp nhất, cheap',
  },
  { means: 'type=web-hosting sort=price', said: 'hosting sinh viên, host sinh viên' },
  { means: 'type=cloud-server sort=price', said: 'vps sinh viên' },

  { means: 'about=help hoan tien', said: 'hoàn tiền, trả lại tiền, trả tiền lại, đổi trả, hoàn phí, refund' },
  { means: 'about=help sla', said: 'sla, cam kết uptime, uptime, bảo hành, cam kết dịch vụ, đền bù' },
  { means: 'about=help thanh toan', said: 'thanh toán, cách thanh toán, trả tiền, phương thức thanh toán' },
  { means: 'about=help chuyen khoan', said: 'chuyển khoản, chuyển tiền, số tài khoản' },
  {
    means: 'about=help hoa don',
    said: 'hoá đơn, hóa đơn, hoá đơn đỏ, xuất hoá đơn, hoá đơn vat, xuất hoá đơn vat, vat',
  },
  { means: 'about=help chuyen hosting', said: 'chuyển hosting, chuyển host, chuyển nhà, chuyển website' },
  { means: 'about=help khieu nai', said: 'khiếu nại, phản ánh, tố cáo' },
  { means: 'about=help lien he', said: 'liên hệ, hotline, số điện thoại, tổng đài, địa chỉ công ty' },
  { means: 'about=help gia han', said: 'gia hạn, hết hạn, quên gia hạn' },
  { means: 'about=help bao mat', said: 'chính sách bảo mật, dữ liệu cá nhân' },

  {
    means: '',
    said: `mua, thuê, bán, cần, cần mua, cần thuê, đăng ký, đặt mua, gói, giá, bảng giá, báo giá, dịch vụ, cho, ở, tại,
      của, và, với, có, nào, tốt, tốt nhất, nhất, uy tín, việt nam, ở việt nam, tại việt nam, giá bao nhiêu, bao nhiêu,
      là gì, chính sách, amp, chạy, dùng, loại, theo`,
  },
];

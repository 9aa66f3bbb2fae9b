import { randomUUID } from 'node:crypto';

/** Of a mail of these programs what differs. */
export type MailParts = {
  readonly to: string;
  readonly from: string;
  readonly id?: string;
  readonly headers?: readonly string[];
  /** Of the mail as a whole, such as `text/plain; charset=utf-8`. */
  readonly type?: string;
  readonly encoding?: string;
  readonly body: string | Buffer;
};

export const newMailId = (): string => `<${randomUUID()}@may-khach.example>`;

/** A raw mail as a mail server hands it over, with lines that end as in SMTP. */
export const rawMail = ({ to, from, id = newMailId(), headers = [], type, encoding, body }: MailParts): Buffer => {
  const head = [
    'Return-Path: <khach@may-khach.example>',
    `Delivered-To: ${to}`,
    'Received: from mx.may-khach.example (mx.may-khach.example [203.0.113.7]) by mail.example.vn; Fri, 27 Nov 2026 10:20:00 +0700',
    `From: ${from}`,
    `To: =?UTF-8?Q?Sen_H=E1=BB=93?= <${to}>`,
    'Subject: Re: HT-1024: =?UTF-8?B?TcOheSBjaOG7pw==?=',
    'Date: Fri, 27 Nov 2026 10:20:00 +0700',
    `Message-ID: ${id}`,
    'MIME-Version: 1.0',
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    ...(encoding === undefined ? [] : [`Content-Transfer-Encoding: ${encoding}`]),
    ...headers,
    '',
    '',
  ].join('\r\n');
  const lines = typeof body === 'string' ? Buffer.from(body.replace(/\r?\n/g, '\r\n')) : body;
  return Buffer.concat([Buffer.from(head), lines]);
};

/** Parts of a mail between a boundary, each with its headers. */
export const multipart = (boundary: string, ...parts: readonly string[]): string =>
  `${parts.map((part) => `--${boundary}\n${part}\n`).join('')}--${boundary}--\n`;

export const base64Lines = (bytes: string | Uint8Array): string =>
  Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\n');

/** A part with a file. */
export const filePart = (
  name: string,
  mediaType: string,
  bytes: string | Uint8Array,
  disposition = 'attachment',
): string =>
  `Content-Type: ${mediaType}; name="${name}"\nContent-Disposition: ${disposition}; filename="${name}"\nContent-Transfer-Encoding: base64\n${disposition === 'inline' ? `Content-ID: <${name}@anh>\n` : ''}\n${base64Lines(bytes)}`;

export const textPart = (text: string): string =>
  `Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64\n\n${base64Lines(text)}`;

type Given = { readonly to: string; readonly from: string };
export type SampleMail = {
  readonly program: string;
  readonly raw: (given: Given) => Buffer;
  /** What the request then says. */
  readonly text: string;
  readonly files?: readonly string[];
};

const quoted = '> Chào bạn,\n>\n> Nút nguồn đã khởi động lại.\n';

/** Answers of customers as their programs write them. */
export const sampleMails: readonly SampleMail[] = [
  {
    program: 'Gmail in a browser, in Vietnamese',
    raw: (given) =>
      rawMail({
        ...given,
        type: 'multipart/alternative; boundary="000000000000a1"',
        body: multipart(
          '000000000000a1',
          textPart(
            `Máy vẫn không lên.\n\nTôi đã thử hai lần.\n\nVào Th 6, 27 thg 11, 2026 vào lúc 10:12 Sen Hồ Cloud <\n${given.to}> đã viết:\n\n${quoted}`,
          ),
          'Content-Type: text/html; charset=utf-8\n\n<div dir="ltr">khác</div>',
        ),
      }),
    text: 'Máy vẫn không lên.\n\nTôi đã thử hai lần.',
  },
  {
    program: 'Gmail on Android, in English, quoted-printable',
    raw: (given) =>
      rawMail({
        ...given,
        type: 'text/plain; charset="UTF-8"',
        encoding: 'quoted-printable',
        body: `=C4=90=C3=A3 ch=E1=BA=A1y =\nr=E1=BB=93i, c=E1=BA=A3m =C6=A1n.\n\nOn Fri, Nov 27, 2026 at 10:12 AM Sen Ho Cloud <${given.to}> wrote:\n\n${quoted.replace(/[^\n-~]/g, 'x')}`,
      }),
    text: 'Đã chạy rồi, cảm ơn.',
  },
  {
    program: 'Outlook for Windows, Windows-1258',
    raw: (given) =>
      rawMail({
        ...given,
        type: 'text/plain; charset="windows-1258"',
        encoding: 'quoted-printable',
        headers: ['X-Mailer: Microsoft Outlook 16.0', 'Thread-Index: AdqB'],
        body: `M=E1y chu=D2 v=E2=DEn l=F4=DEi.\n\n________________________________\nT=FD=CC: Sen Ho Cloud <${given.to}>\nG=FD=D2i: 27 Th=E1ng M=FD=CC=EDi M=F4=F2t 2026 10:12 SA\n=D0=EA=ECn: Khach\nChu=D2 =F0=EA=CC: HT-1024\n\nCh=E0o ba=F2n,\n\nN=FAt ngu=F4=CCn.`,
      }),
    text: 'Máy chủ vẫn lỗi.',
  },
  {
    program: 'Outlook in a browser, HTML only',
    raw: (given) =>
      rawMail({
        ...given,
        type: 'text/html; charset="utf-8"',
        encoding: 'base64',
        body: base64Lines(
          '<html><head><style>p{margin:0}</style></head><body><div>Chưa được ạ &amp; còn <b>lỗi 500</b>.</div><div>Nhờ xem lại.</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>Từ:</b> Sen Hồ<br><b>Đã gửi:</b> 27/11/2026</div><div>Chào bạn</div></body></html>',
        ),
      }),
    text: 'Chưa được ạ & còn lỗi 500.\nNhờ xem lại.',
  },
  {
    program: 'Mail on an iPhone, in Vietnamese, format=flowed',
    raw: (given) =>
      rawMail({
        ...given,
        type: 'text/plain; charset=utf-8; format=flowed; delsp=no',
        encoding: '8bit',
        body: 'Máy chủ vẫn không khởi động được, \nnhờ kiểm tra giúp.\n\nĐã gửi từ iPhone của tôi\n\n> Vào 10:12, 27 thg 11, 2026, Sen Hồ Cloud <x@example.vn> đã viết:\n> \n> Chào bạn\n',
      }),
    text: 'Máy chủ vẫn không khởi động được, nhờ kiểm tra giúp.',
  },
  {
    program: 'Mail on a Mac, with a text and the logo of a signature',
    raw: (given) =>
      rawMail({
        ...given,
        type: 'multipart/mixed; boundary="Apple-Mail=_1"',
        body: multipart(
          'Apple-Mail=_1',
          textPart('Nhật ký đây.\n\nVào 27 thg 11, 2026, lúc 10:12, Sen Hồ đã viết:\n\n> Chào bạn'),
          filePart('nhat-ky.log', 'text/plain', 'Lỗi 500\n'),
          filePart('logo.png', 'image/png', Buffer.alloc(2_000), 'inline'),
        ),
      }),
    text: 'Nhật ký đây.',
    files: ['nhat-ky.log'],
  },
  {
    program: 'Zalo mail',
    raw: (given) =>
      rawMail({
        ...given,
        type: 'text/html; charset=utf-8',
        body: '<div>Em gửi lại ạ,</div><div>IP là 203.0.113.9.</div><div class="zmail_extra"><div>Vào 10:12 27/11/2026, Sen Hồ Cloud đã viết:</div><blockquote><div>Chào bạn</div></blockquote></div>',
      }),
    text: 'Em gửi lại ạ,\nIP là 203.0.113.9.',
  },
  {
    program: 'Thunderbird, with answers between the lines',
    raw: (given) =>
      rawMail({
        ...given,
        type: 'text/plain; charset=UTF-8; format=flowed',
        encoding: '8bit',
        body: 'On 27/11/2026 10:12, Sen Hồ Cloud wrote:\n> Bạn dùng hệ điều hành nào?\nUbuntu 24.04.\n> Máy ở đâu?\nHà Nội.\n\n-- \nNguyễn Văn A\nCông ty B\n',
      }),
    text: 'Ubuntu 24.04.\nHà Nội.',
  },
  {
    program: 'Yahoo, in Vietnamese',
    raw: (given) =>
      rawMail({
        ...given,
        type: 'text/plain; charset=UTF-8',
        encoding: 'base64',
        body: base64Lines(
          'Được rồi nhé.\n\nGửi từ Yahoo Mail trên Android\n\nVào lúc 10:12:00 GMT+7 Thứ Sáu, 27 tháng 11, 2026, Sen Hồ Cloud <x@example.vn> đã viết:\n\nChào bạn\n\nNút nguồn đã khởi động lại.',
        ),
      }),
    text: 'Được rồi nhé.',
  },
  {
    program: 'a program in Japanese, ISO-2022-JP',
    raw: ({ to, from }) =>
      rawMail({
        to,
        from: `=?ISO-2022-JP?B?GyRCOzNFRBsoQg==?= <${from}>`,
        type: 'multipart/mixed; boundary="jp"',
        body: multipart(
          'jp',
          'Content-Type: text/plain; charset=ISO-2022-JP\nContent-Transfer-Encoding: base64\n\nGyRCOzNFRBsoQiBWUFM=',
          filePart('=?ISO-2022-JP?B?GyRCOzNFRBsoQg==?=.txt', 'text/plain', 'a'),
        ),
      }),
    text: '山田 VPS',
    files: ['山田.txt'],
  },
  {
    program: 'Outlook with winmail.dat',
    raw: (given) =>
      rawMail({
        ...given,
        type: 'multipart/mixed; boundary="tnef"',
        body: multipart('tnef', textPart('Xem tệp.'), filePart('winmail.dat', 'application/ms-tnef', 'x>"')),
      }),
    text: 'Xem tệp.\n\n[Tệp không nhận được: «winmail.dat»: Chỉ nhận ảnh JPEG, PNG, WebP, tệp PDF, văn bản (txt, log, csv, conf) và zip.]',
  },
  {
    program: 'a mail within the mail',
    raw: (given) =>
      rawMail({
        ...given,
        type: 'multipart/mixed; boundary="trong"',
        body: multipart(
          'trong',
          textPart('Thư lỗi tôi nhận được.'),
          'Content-Type: message/rfc822\n\nFrom: a@b.example\nSubject: x\n\nNội dung trong',
        ),
      }),
    text: 'Thư lỗi tôi nhận được.\n\n[Tệp không nhận được: «thu.eml»: Chỉ nhận ảnh JPEG, PNG, WebP, tệp PDF, văn bản (txt, log, csv, conf) và zip.]',
  },
  {
    program: 'a program of a phone that has no Message-ID and no type',
    raw: ({ to, from }) =>
      Buffer.from(`Delivered-To: ${to}\nFrom: ${from}\nSubject: ${randomUUID()}\n\nVan loi\n\nSent from my Galaxy\n`),
    text: 'Van loi',
  },
  {
    program: 'nothing but what was quoted',
    raw: (given) =>
      rawMail({
        ...given,
        type: 'text/plain; charset=utf-8',
        body: 'Vào 10:12 27/11/2026, Sen Hồ đã viết:\n> Chào bạn',
      }),
    text: 'Vào 10:12 27/11/2026, Sen Hồ đã viết:\n> Chào bạn',
  },
  {
    program: 'a file without a word',
    raw: (given) =>
      rawMail({
        ...given,
        type: 'text/plain; name="a.log"',
        headers: ['Content-Disposition: attachment'],
        body: 'Lỗi',
      }),
    text: '(Thư không có chữ.)',
    files: ['a.log'],
  },
];

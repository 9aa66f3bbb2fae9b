/** The first entries of published international and Vietnamese lists. */
const list = `
000000 00000000 010203 0123456 01234567 012345678 0123456789 098765 0987654 0987654321 102030 111111 1111111 11111111
112233 11223344 121212 123abc 123123 12312312 123123123 123321 1234561 123456 1234567 12345678 123456789 1234567890
1234567891 12345678910 123456a 123456a@ 123456aa 123456abc 123456aA@ 123456q 123456z 1234abcd 1234qwer 123654 123654789
123698745 123789 12qwaszx 131313 147258 147258369 147852369 159357 159753 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 222222
232323 333333 444444 456789 520520 5201314 555555 654321 66666666 666666 6666666 686868 68686868 696969 741852963
77777777 777777 7777777 789456 789456123 7894561230 789789 87654321 888888 88888888 987654 987654321 98765432 999999
99999999 a123456 a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 aa123456 aaaaaa aaaaaaaa abc123 abc12345 abc123456 abcd123
abcd1234 abcd@1234 abc@123 abc@1234 abcdef abcdefgh abcabc access admin1 admin12 admin123 admin1234 admin@123 administrator
adminadmin andrew anhanh anhnhoem anhyeu anhyeuem ashley asdasd asdf1234 asdfasdf asdfgh asdfghjkl asdzxc babygirl bachkhoa
banana baseball batman benhnhan bongda buster butterfly changeme charlie chelsea chocolate chungta computer congnghe
conheo contraiyeu corona cuahangmay cunyeu daniel default doraemon dragon emyeuanh emyeuem facebook family flower football
freedom friends fuckyou gfhjkm giadinh gianghuynh google haiphong handsome hanoi123 hanoivn hanhphuc hello123 hellohello
hochiminh hoanganh hoangtu homelesspa hunter internet iloveu iloveyou iloveyou1 jennifer jessica jordan jordan23 justin
khanhlinh khongbiet khongco killer letmein letmein1 liverpool lollol lovelove lovely loveme loveyou maiyeuem master matkhau
matkhau1 matkhau123 matkhau@123 mat-khau maybach michael michelle minecraft minhanh minhkhoi monkey mustang naruto
nguyen nguyen123 nguyenvan ngocanh nhoemnhieu nothing ohyeah p@ssw0rd p@ssword pa$$w0rd password password! password1
password12 password123 password@123 passw0rd pepper phuong pikachu pokemon princess q1w2e3 q1w2e3r4 qazwsx qazwsxedc
qq123456 qwaszx qwe123 qwe123456 qweasd qweasd123 qweasdzxc qweqwe qwer1234 qwert12345 qwerty qwerty1 qwerty12 qwerty123
qwerty12345 qwertyu qwertyui qwertyuiop ranger robert root123 rootroot saigon samsung secret shadow soccer starwars
sunshine superman taikhoan taokhongbiet test123 test1234 testing thanhcong thanhhoa thienthan thomas tigger tinhyeu toilatoi
trangthu trustno1 trongkim tuananh user123 vietnam vietnam1 vietnam123 vietnamvodich vodich welcome welcome1 whatever
william xinchao yeuanh yeuanhnhieu yeuem yeuemnhieu yeuvo yeunhau youtube zaq12wsx zxc123 zxcvbn zxcvbnm zxczxc zz123456`;

const commonPasswords: ReadonlySet<string> = new Set(list.toLowerCase().trim().split(/\s+/u));

export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase());

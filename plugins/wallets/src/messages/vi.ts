import type { Catalogue } from '@billfold/ui/kit'

/** Vietnamese. */
export const vi: Catalogue = {
  title: '{wallet} đã ngừng hoạt động',
  since: 'Ví không hoạt động từ {date}.',
  what: 'Tài khoản vẫn là của bạn: chúng nằm trên mạng, không nằm trong ví.',
  phrase: 'Mở một ví mới, chọn nhập ví và gõ cụm từ khôi phục của {wallet}. Đừng bao giờ gõ nó vào trang web.',
  successor: 'Ví dụ, {successor} có thể nhập ví đó.',
  vendor: 'Chỉ nhà phát triển {wallet} mới biết cách truy cập tài khoản của bạn.',
  website: 'Trang web của {wallet}',
  choose: 'Chọn ví khác',
}

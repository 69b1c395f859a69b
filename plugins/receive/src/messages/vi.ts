import type { Catalogue } from '@billfold/ui/kit'

/** Vietnamese. */
export const vi: Catalogue = {
  receive: 'Nhận',
  code: 'Mã chứa địa chỉ của tài khoản này',
  address: 'Địa chỉ',
  copy: 'Sao chép địa chỉ',
  only: 'Chỉ trên {network}. Tài sản gửi tới địa chỉ này trên mạng khác có thể không đến nơi.',
  disconnectedText: 'Kết nối ví để nhận.',
  failed: 'Không có địa chỉ',
  failedText: 'Không thể viết địa chỉ cho mạng này. Chưa có gì được gửi hay nhận.',
}

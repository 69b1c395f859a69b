import type { Catalogue } from '@billfold/ui/kit'

/** Vietnamese. */
export const vi: Catalogue = {
  title: 'Theo dõi một địa chỉ',
  lead: 'Xem bất kỳ địa chỉ nào có gì và đã làm gì. Không thể ký bằng địa chỉ đó.',
  entry: 'Địa chỉ hoặc liên kết',
  hint: 'Thuộc bất kỳ mạng nào của ứng dụng này',
  watch: 'Theo dõi',
  looking: 'Đang tìm…',
  unknown: 'Không mạng nào của ứng dụng này biết địa chỉ này',
  failed: 'Không tra cứu được địa chỉ. Hãy thử lại.',
  watched: 'Đã theo dõi trước đây',
  forget: 'Quên {address}',
}

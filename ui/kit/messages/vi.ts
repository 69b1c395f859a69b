import type { Catalogue } from '../locale/catalogue.js'

/** Vietnamese. */
export const vi: Catalogue = {
  amountMax: 'Tối đa',
  clear: 'Xóa',
  copied: 'Đã sao chép',
  copy: 'Sao chép',
  copyFailed: 'Không thể sao chép',
  covered: 'Có gì đó che nút này. Hãy dời nó đi để tiếp tục.',
  dragToClose: 'Đóng bảng này',
  loadMore: 'Tải thêm',
  loading: 'Đang tải',
  nameDoubtful: 'Tên này có thể bị nhầm với tên khác. Hãy so sánh địa chỉ.',
  notAmount: 'Nhập một số, ví dụ {example}.',
  tooManyDecimals: { other: 'Tối đa # chữ số thập phân.' },
  unknownAmount: 'Không rõ số lượng',
}

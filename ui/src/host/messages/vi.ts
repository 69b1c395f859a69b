import type { HostMessages } from './en.js'

/** Vietnamese. */
export const vi: Partial<HostMessages> = {
  connect: 'Kết nối ví',
  connecting: 'Đang kết nối…',
  chooseNetwork: 'Chọn mạng',
  loadFailed: 'Không thể tải phần này',
  reload: 'Tải lại',
  close: 'Đóng',
  loadFailedText: 'Không có gì được chia sẻ, chuyển đi hay tính phí. Yêu cầu của bạn vẫn còn hiệu lực.',
  wallet: 'Ví',
  loading: 'Đang tải',
  account: 'Tài khoản',
  unsupportedNetwork: 'Mạng không được hỗ trợ',
}

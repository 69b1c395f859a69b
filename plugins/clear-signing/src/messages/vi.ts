import type { Catalogue } from '@billfold/ui/kit'

/** Vietnamese. */
export const vi: Catalogue = {
  title: 'Xem lại',
  lead: 'Đây là nội dung được yêu cầu với {wallet} trên {network}.',
  unknown: 'Một lệnh gọi không ai ở đây đọc được',
  unknownText: 'Không có mô tả nào về hợp đồng này. Chỉ tiếp tục nếu bạn tin tưởng trang này.',
  noDescriptor: 'Không có mô tả nào về hợp đồng này.',
  unknownData: 'Dữ liệu cần ký',
  contract: 'Hợp đồng',
  owner: 'Tạo bởi',
  step: 'Phần {index}/{count}',
  goOn: 'Tiếp tục trong {wallet}',
  reject: 'Từ chối',
  everything: 'Toàn bộ {symbol}',
  units: '{units} đơn vị',
  nothing: 'Không có gì để xem lại',
}

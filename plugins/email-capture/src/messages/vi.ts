import type { Catalogue } from '@billfold/ui/kit'

/** Vietnamese. */
export const vi: Catalogue = {
  title: 'Địa chỉ email của bạn',
  lead: '{app} muốn liên hệ với bạn qua email. Bạn vẫn đăng nhập bằng ví.',
  leadRequired: '{app} cần địa chỉ email. Đóng lại sẽ ngắt kết nối ví của bạn.',
  thisApp: 'Ứng dụng này',
  email: 'Địa chỉ email',
  emailInvalid: 'Nhập địa chỉ email hợp lệ',
  didYouMean: 'Ý bạn là {email}?',
  recent: 'Đã dùng trước đây',
  goOn: 'Tiếp tục',
  sending: 'Đang gửi mã…',
  skip: 'Bỏ qua bước này',
  codeTitle: 'Xác nhận email của bạn',
  codeLead: 'Mã đã được gửi tới {email}. Mã có hiệu lực 20 phút.',
  code: 'Mã sáu chữ số',
  checking: 'Đang kiểm tra mã…',
  confirmed: 'Đã xác nhận',
  resend: 'Gửi lại',
  resendIn: 'Gửi lại sau {seconds} giây',
  otherAddress: 'Dùng địa chỉ khác',
  mailDown: 'Không gửi được mã. Thử lại sau một phút.',
  codeWrong: 'Mã không đúng. Xem lại hoặc yêu cầu gửi lại.',
  codeOver: 'Không thể dùng mã này nữa. Hãy yêu cầu mã mới.',
  tooEarly: 'Mã vừa được gửi. Thử lại sau {seconds} giây.',
}

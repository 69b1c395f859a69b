import type { MailTexts } from './en.js'

/** Vietnamese. */
export const vi: Partial<MailTexts> = {
  codeSubject: 'Mã của bạn cho {app}',
  codeLead: 'Nhập mã này để đăng nhập:',
  codeOldLead: 'Nhập mã này để đổi địa chỉ của tài khoản:',
  codeNewLead: 'Nhập mã này để dùng địa chỉ này cho tài khoản:',
  captureLead: 'Nhập mã này để xác nhận đây là địa chỉ của bạn:',
  lasts: 'Mã có hiệu lực {minutes} phút và chỉ dùng một lần.',
  askedBy: 'Yêu cầu từ: {device}',
  notYou: 'Nếu không phải bạn, đừng làm gì: không có mã thì không ai vào được. Đừng cho ai biết, dù ai hỏi.',
  linkSubject: 'Có phải bạn không? Trình duyệt mới cho {app}',
  linkLead: 'Một trình duyệt mới với địa chỉ này muốn đăng nhập. Nếu là của bạn, hãy xác nhận và mã sẽ được gửi.',
  linkButton: 'Xác nhận trình duyệt',
  linkNotYou: 'Nếu không phải bạn, hãy từ chối ở đó hoặc không làm gì.',
  changedSubject: 'Địa chỉ tài khoản của bạn đã thay đổi',
  changedLead: 'Tài khoản {app} của bạn giờ dùng địa chỉ email khác. Địa chỉ này không còn mở được tài khoản.',
  changedNotYou: 'Nếu không phải bạn, hãy liên hệ ngay với bên vận hành {app}.',
  pageTitle: 'Trình duyệt mới',
  pageLead: 'Có phải bạn muốn đăng nhập vào {app}?',
  pageYes: 'Đúng, là tôi',
  pageNo: 'Không, từ chối',
  pageConfirmed: 'Đã xác nhận. Quay lại nơi bạn đăng nhập: mã đang được gửi.',
  pageRefused: 'Đã từ chối. Không ai vào được.',
  pageOver: 'Liên kết này đã dùng hoặc quá cũ. Hãy đăng nhập lại từ đầu.',
  pageMailDown: 'Không gửi được mã. Thử lại sau một phút.',
}

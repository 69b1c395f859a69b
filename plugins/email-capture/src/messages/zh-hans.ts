import type { Catalogue } from '@billfold/ui/kit'

/** Simplified Chinese. */
export const zhHans: Catalogue = {
  title: '您的邮箱地址',
  lead: '{app} 希望能通过邮件联系您。您仍使用钱包登录。',
  leadRequired: '{app} 需要邮箱地址。关闭此窗口将断开您的钱包。',
  thisApp: '此应用',
  email: '邮箱地址',
  emailInvalid: '请输入有效的邮箱地址',
  didYouMean: '你是不是想输入 {email}？',
  recent: '曾用地址',
  goOn: '继续',
  sending: '正在发送验证码…',
  skip: '跳过此步骤',
  codeTitle: '确认您的邮箱',
  codeLead: '验证码已发送至 {email}，20 分钟内有效。',
  code: '六位验证码',
  checking: '正在验证…',
  confirmed: '已确认',
  resend: '重新发送',
  resendIn: '{seconds} 秒后重新发送',
  otherAddress: '使用其他地址',
  mailDown: '验证码发送失败。请一分钟后重试。',
  codeWrong: '验证码不正确。请再核对或重新发送。',
  codeOver: '此验证码已失效。请重新发送。',
  tooEarly: '刚刚已发送验证码。请在 {seconds} 秒后重试。',
}

import type { MailTexts } from './en.js'

/** Simplified Chinese. */
export const zhHans: Partial<MailTexts> = {
  codeSubject: '您的 {app} 验证码',
  codeLead: '输入此验证码以登录：',
  codeOldLead: '输入此验证码以更改账户的邮箱地址：',
  codeNewLead: '输入此验证码以将此地址设为账户的邮箱地址：',
  captureLead: '输入此验证码以确认这是您的邮箱地址：',
  lasts: '{minutes} 分钟内有效，仅限一次。',
  askedBy: '请求来自：{device}',
  notYou: '如果不是您本人，请忽略：没有验证码，任何人都无法登录。无论谁索要，都不要告诉对方。',
  linkSubject: '是您吗？{app} 的新浏览器',
  linkLead: '一个首次使用此地址的浏览器想要登录。如果是您的浏览器，请确认，验证码随后发送。',
  linkButton: '确认浏览器',
  linkNotYou: '如果不是您本人，请在那里拒绝，或不做任何操作。',
  changedSubject: '您的账户邮箱已更改',
  changedLead: '您的 {app} 账户现在使用其他邮箱地址。此地址已无法打开该账户。',
  changedNotYou: '如果不是您本人，请立即联系 {app} 的运营方。',
  pageTitle: '新浏览器',
  pageLead: '是您想登录 {app} 吗？',
  pageYes: '是，是我',
  pageNo: '否，拒绝',
  pageConfirmed: '已确认。请回到登录页面：验证码正在发送。',
  pageRefused: '已拒绝。没有人登录。',
  pageOver: '此链接已使用或已过期。请重新登录。',
  pageMailDown: '验证码发送失败。请一分钟后重试。',
}

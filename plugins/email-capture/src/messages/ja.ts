import type { Catalogue } from '@billfold/ui/kit'

/** Japanese. */
export const ja: Catalogue = {
  title: 'メールアドレス',
  lead: '{app} がメールで連絡できるようにします。ログインには引き続きウォレットを使います。',
  leadRequired: '{app} にはメールアドレスが必要です。閉じるとウォレットの接続が解除されます。',
  thisApp: 'このアプリ',
  email: 'メールアドレス',
  emailInvalid: '有効なメールアドレスを入力してください',
  didYouMean: '{email} ですか？',
  recent: '以前に使用',
  goOn: '続ける',
  sending: 'コードを送信中…',
  skip: 'この手順をスキップ',
  codeTitle: 'メールを確認',
  codeLead: '{email} にコードを送りました。20 分間有効です。',
  code: '6 桁のコード',
  checking: 'コードを確認中…',
  confirmed: '確認しました',
  resend: 'もう一度送る',
  resendIn: '{seconds} 秒後に再送',
  otherAddress: '別のアドレスを使う',
  mailDown: 'コードを送信できませんでした。1 分後にもう一度お試しください。',
  codeWrong: 'コードが違います。もう一度確認するか、再送してください。',
  codeOver: 'このコードはもう使えません。新しいコードを送ってください。',
  tooEarly: 'コードを送ったばかりです。{seconds} 秒後にもう一度お試しください。',
}

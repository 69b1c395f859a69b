import type { MailTexts } from './en.js'

/** Japanese. */
export const ja: Partial<MailTexts> = {
  codeSubject: '{app} の認証コード',
  codeLead: 'ログインするにはこのコードを入力してください：',
  codeOldLead: 'アカウントのアドレスを変更するにはこのコードを入力してください：',
  codeNewLead: 'これをアカウントのアドレスにするにはこのコードを入力してください：',
  captureLead: 'これがあなたのアドレスであることを確認するには、このコードを入力してください：',
  lasts: '{minutes} 分間、1 回だけ有効です。',
  askedBy: '要求元：{device}',
  notYou: '心当たりがない場合は何もしないでください。コードがなければ誰も入れません。誰に聞かれても教えないでください。',
  linkSubject: 'あなたですか？{app} の新しいブラウザー',
  linkLead: 'このアドレスで初めてのブラウザーがログインしようとしています。あなたのものなら確認してください。コードを送ります。',
  linkButton: 'ブラウザーを確認',
  linkNotYou: '心当たりがない場合は、そこで拒否するか、何もしないでください。',
  changedSubject: 'アカウントのアドレスが変更されました',
  changedLead: '{app} のアカウントのメールアドレスが変わりました。このアドレスではもう開けません。',
  changedNotYou: '心当たりがない場合は、すぐに {app} の運営者に連絡してください。',
  pageTitle: '新しいブラウザー',
  pageLead: '{app} にログインしようとしているのはあなたですか？',
  pageYes: 'はい、私です',
  pageNo: 'いいえ、拒否します',
  pageConfirmed: '確認しました。ログイン画面に戻ってください。コードを送信しています。',
  pageRefused: '拒否しました。誰もログインしていません。',
  pageOver: 'このリンクは使用済みか、古すぎます。もう一度ログインを始めてください。',
  pageMailDown: 'コードを送信できませんでした。1 分後にもう一度お試しください。',
}

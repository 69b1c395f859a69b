import type { Catalogue } from '@billfold/ui/kit'

/** Japanese. */
export const ja: Catalogue = {
  receive: '受け取る',
  code: 'このアカウントのアドレスのコード',
  address: 'アドレス',
  copy: 'アドレスをコピー',
  only: '{network} 専用です。別のネットワークでこのアドレスに送ったものは届かない場合があります。',
  disconnectedText: '受け取るにはウォレットを接続してください。',
  failed: 'アドレスなし',
  failedText: 'このネットワークのアドレスを表記できませんでした。送受信は行われていません。',
}

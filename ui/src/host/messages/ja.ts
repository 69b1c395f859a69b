import type { HostMessages } from './en.js'

/** Japanese. */
export const ja: Partial<HostMessages> = {
  connect: 'ウォレットを接続',
  connecting: '接続しています…',
  chooseNetwork: 'ネットワークを選択',
  loadFailed: 'この部分を読み込めませんでした',
  reload: '再読み込み',
  close: '閉じる',
  loadFailedText: '共有、移動、請求は一切行われていません。リクエストはまだ有効です。',
  wallet: 'ウォレット',
  loading: '読み込み中',
  account: 'アカウント',
  unsupportedNetwork: '未対応のネットワーク',
}

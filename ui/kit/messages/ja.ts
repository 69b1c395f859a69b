import type { Catalogue } from '../locale/catalogue.js'

/** Japanese. */
export const ja: Catalogue = {
  amountMax: '最大',
  clear: '消去',
  copied: 'コピーしました',
  copy: 'コピー',
  copyFailed: 'コピーできませんでした',
  covered: '何かがこのボタンを覆っています。よけてから続けてください。',
  dragToClose: 'このシートを閉じる',
  loadMore: 'さらに読み込む',
  loading: '読み込み中',
  nameDoubtful: 'この名前は別の名前と間違えやすいです。アドレスを照合してください。',
  notAmount: '{example} のような数字を入力してください。',
  tooManyDecimals: { other: '小数点以下は # 桁までです。' },
  unknownAmount: '数量不明',
}

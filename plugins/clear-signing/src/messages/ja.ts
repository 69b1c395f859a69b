import type { Catalogue } from '@billfold/ui/kit'

/** Japanese. */
export const ja: Catalogue = {
  title: '確認',
  lead: '{network} で {wallet} に次の内容を要求します。',
  unknown: 'ここでは読み取れない呼び出し',
  unknownText: 'このコントラクトの説明は見つかっていません。このページを信頼できる場合のみ続けてください。',
  noDescriptor: 'このコントラクトの説明は見つかっていません。',
  unknownData: '署名するデータ',
  contract: 'コントラクト',
  owner: '作成者',
  step: '{count} 件中 {index} 件目',
  goOn: '{wallet} で続ける',
  reject: '拒否',
  everything: 'すべての {symbol}',
  units: '{units} 単位',
  nothing: '確認するものはありません',
}

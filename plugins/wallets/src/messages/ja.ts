import type { Catalogue } from '@billfold/ui/kit'

/** Japanese. */
export const ja: Catalogue = {
  title: '{wallet} は終了しました',
  since: '{date} から使えなくなっています。',
  what: 'アカウントは今もあなたのものです。ウォレットではなくネットワーク上にあります。',
  phrase:
    '新しいウォレットを開いてインポートを選び、{wallet} のリカバリーフレーズを入力してください。ウェブページには決して入力しないでください。',
  successor: 'たとえば {successor} でインポートできます。',
  vendor: 'アカウントを取り戻す方法は {wallet} の開発元だけが知っています。',
  website: '{wallet} のウェブサイト',
  choose: '別のウォレットを選ぶ',
}

import type { Catalogue } from '@billfold/ui/kit'

/** Japanese. */
export const ja: Catalogue = {
  title: 'アドレスを見る',
  lead: 'どのアドレスの保有資産や履歴も見られます。署名はできません。',
  entry: 'アドレスまたはリンク',
  hint: 'このアプリのどのネットワークでも',
  watch: '見る',
  looking: '検索しています…',
  unknown: 'このアプリのどのネットワークにもないアドレスです',
  failed: 'アドレスを検索できませんでした。再試行してください。',
  watched: '以前に見たもの',
  forget: '{address} を削除',
}

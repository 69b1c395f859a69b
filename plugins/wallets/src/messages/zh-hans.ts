import type { Catalogue } from '@billfold/ui/kit'

/** Chinese, simplified. */
export const zhHans: Catalogue = {
  title: '{wallet} 已停用',
  since: '自 {date} 起已无法使用。',
  what: '你的账户仍属于你：它们在网络上，而不在钱包里。',
  phrase: '打开一个新钱包，选择导入，然后输入 {wallet} 的助记词。切勿在网页中输入。',
  successor: '例如，{successor} 可以导入它。',
  vendor: '只有 {wallet} 的开发者能告诉你如何找回账户。',
  website: '{wallet} 的网站',
  choose: '选择其他钱包',
}

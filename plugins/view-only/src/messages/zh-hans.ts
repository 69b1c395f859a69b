import type { Catalogue } from '@billfold/ui/kit'

/** Chinese, simplified. */
export const zhHans: Catalogue = {
  title: '观察地址',
  lead: '查看任意地址的持有和历史。无法用它签名。',
  entry: '地址或链接',
  hint: '此应用的任意网络',
  watch: '观察',
  looking: '正在查找…',
  unknown: '此应用的网络都不认识该地址',
  failed: '无法查找该地址。请重试。',
  watched: '以前观察过',
  forget: '忘记 {address}',
}

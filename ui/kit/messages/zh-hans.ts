import type { Catalogue } from '../locale/catalogue.js'

/** Chinese, simplified. */
export const zhHans: Catalogue = {
  amountMax: '最大',
  clear: '清除',
  copied: '已复制',
  copy: '复制',
  copyFailed: '无法复制',
  covered: '有内容遮住了此按钮。请将其移开再继续。',
  dragToClose: '关闭此面板',
  loadMore: '加载更多',
  loading: '正在加载',
  nameDoubtful: '此名称可能与其他名称混淆。请核对地址。',
  notAmount: '请输入数字，例如 {example}。',
  tooManyDecimals: { other: '最多 # 位小数。' },
  unknownAmount: '数量未知',
}

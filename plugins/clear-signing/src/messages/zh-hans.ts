import type { Catalogue } from '@billfold/ui/kit'

/** Simplified Chinese. */
export const zhHans: Catalogue = {
  title: '审核',
  lead: '将在 {network} 上向 {wallet} 请求以下内容。',
  unknown: '此处无法解读的调用',
  unknownText: '没有此合约的已知说明。仅在您信任此页面时继续。',
  noDescriptor: '没有此合约的已知说明。',
  unknownData: '待签名数据',
  contract: '合约',
  owner: '制作方',
  step: '第 {index} 部分，共 {count} 部分',
  goOn: '在 {wallet} 中继续',
  reject: '拒绝',
  everything: '全部 {symbol}',
  units: '{units} 单位',
  nothing: '没有可审核的内容',
}

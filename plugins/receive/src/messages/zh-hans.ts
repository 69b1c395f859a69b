import type { Catalogue } from '@billfold/ui/kit'

/** Simplified Chinese. */
export const zhHans: Catalogue = {
  receive: '接收',
  code: '此账户地址的二维码',
  address: '地址',
  copy: '复制地址',
  only: '仅限 {network}。在其他网络上发送到此地址的资产可能无法到账。',
  disconnectedText: '连接钱包后即可接收。',
  failed: '没有地址',
  failedText: '无法写出此网络的地址。没有发送或接收任何资产。',
}

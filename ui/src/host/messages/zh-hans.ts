import type { HostMessages } from './en.js'

/** Chinese, simplified. */
export const zhHans: Partial<HostMessages> = {
  connect: '连接钱包',
  connecting: '正在连接…',
  chooseNetwork: '选择网络',
  loadFailed: '无法加载此部分',
  reload: '重新加载',
  close: '关闭',
  loadFailedText: '没有共享、转移或收取任何东西。你的请求仍然有效。',
  wallet: '钱包',
  loading: '正在加载',
  account: '账户',
  unsupportedNetwork: '不支持的网络',
}

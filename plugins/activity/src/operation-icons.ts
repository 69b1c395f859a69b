import type { IconSource } from '@billfold/kernel'
import type { OperationType } from './contract.js'

/** Every type of operation, and the picture of a transaction that moves nothing with a picture of its own. */
export const operationIcons: Readonly<Record<OperationType, IconSource>> = {
  approve: 'check',
  borrow: 'receive',
  burn: 'trash',
  buy: 'buy',
  cancel: 'close',
  claim: 'receive',
  deploy: 'plus',
  deposit: 'send',
  execute: 'more',
  mint: 'image',
  receive: 'receive',
  repay: 'send',
  sell: 'swap',
  send: 'send',
  stake: 'lock',
  trade: 'swap',
  unstake: 'receive',
  withdraw: 'receive',
}

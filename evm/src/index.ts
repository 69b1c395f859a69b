export { eip155 } from '@billfold/eip155'
export * from '@billfold/eip155/networks'
export { type Billfold, type BillfoldOptions, createBillfold } from '@billfold/ui'
export { wallets } from '@billfold/wallets'

'use client'

export { BillfoldWalletProvider } from './billfold-wallet-provider.js'
export type { BillfoldWalletProviderProps } from './billfold-wallet-provider.js'

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { coreViews } from './core-views.js'

const products = [
  'Connect, ConnectWallets, AllWallets',
  'Account',
  'Networks, SwitchNetwork, SwitchActiveChain, UnsupportedChain',
  'ConnectingExternal, ConnectingWalletConnect, ConnectingWalletConnectBasic, ConnectingFarcaster',
  'EmailLogin, ProfileWallets',
  'WalletSend, Swap',
  'OnRampTokenSelect, OnRampFiatSelect, OnRampProviders',
  'ApproveTransaction, SIWXSignMessage',
  'DataCapture',
  'UpdateEmailWallet',
  'RegisterAccountName, RegisterAccountNameSuccess',
]

test.each(products)('behavior: the views of the product: %s', (names) => {
  expect(coreViews).toEqual(expect.arrayContaining(names.split(', ')))
})

test('behavior: and no other', () => {
  expect(coreViews).toEqual(products.flatMap((names) => names.split(', ')))
})

/** Views of plugins that views of other plugins lead to, or draw. */
const shared: ReadonlySet<string | undefined> = new Set(['WalletReceive', 'RequestWords'])

test('behavior: every view that the contract names is a core view or shared by plugins, and no other', () => {
  const declared = ['../open.ts', '../../wallets/open.ts'].flatMap((file) => {
    const contract = readFileSync(new URL(file, import.meta.url), 'utf8')
    const body = /interface Views \{\n([\s\S]*?)\n {2}\}/.exec(contract)?.[1] ?? ''
    return [...body.matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name)
  })
  expect(new Set<unknown>(coreViews)).toEqual(new Set(declared.filter((name) => !shared.has(name))))
})

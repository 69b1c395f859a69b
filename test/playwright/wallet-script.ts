import { announceEvmWallet } from './announce-evm-wallet.js'
import { fromBase58 } from './base58.js'
import { holdPerson, walletsInPage } from './page-wallet.js'
import { registerStandardWallet } from './register-standard-wallet.js'
import type { PageWalletOptions } from './wallet-options.js'

type Wish = PageWalletOptions & Required<Pick<PageWalletOptions, 'family' | 'name'>>

/** The first account of every test chain there is, and 32 bytes that nobody has the key of. */
const usual = {
  eip155: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  solana: 'HarborHarborHarborHarborHarborHarborHarborHa',
  sui: `0x${'5a'.repeat(32)}`,
} as const
const clusters = ['mainnet', 'devnet', 'testnet', 'localnet']

/** The text of a script that puts a wallet into the page it runs in, under a name of its own. */
export function walletScript(place: string, wish: Wish): string {
  const person = call(holdPerson, JSON.stringify(walletsInPage), JSON.stringify(place), JSON.stringify(`${walletsInPage} ${place}`))
  const { family } = wish
  return family === 'eip155'
    ? call(announceEvmWallet, person, evmFacts(wish))
    : call(registerStandardWallet, person, standardFacts({ ...wish, family }))
}

function evmFacts({ name, rdns, accounts = [usual.eip155], chainId = 1 }: Wish): string {
  const facts: Parameters<typeof announceEvmWallet>[1] = { name, rdns: rdns ?? `example.${wordsOf(name)}`, accounts, chainId }
  return JSON.stringify(facts)
}

type StandardFacts = Parameters<typeof registerStandardWallet>[1]

function standardFacts({ family, name, accounts = [usual[family]], chains }: Wish & Pick<StandardFacts, 'family'>): string {
  const facts: StandardFacts = {
    family,
    name,
    accounts: accounts.map((address) => ({ address, publicKey: family === 'solana' ? fromBase58(address) : [] })),
    chains: chains ?? clusters.map((cluster) => `${family}:${cluster}`),
  }
  return JSON.stringify(facts)
}

function wordsOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}

/** A call of a function in the page: the function travels as text, what it is given is an expression. */
function call(run: (...given: never[]) => unknown, ...given: readonly string[]): string {
  return `(${run.toString()})(${given.join(', ')})`
}

import { announceEvmWallet } from './announce-evm-wallet.js'
import { fromBase58 } from './base58.js'
import { injectPolkadotWallet } from './inject-polkadot-wallet.js'
import { listRequestWallet } from './list-request-wallet.js'
import { holdPerson, walletsInPage } from './page-wallet.js'
import { placeCosmosWallet } from './place-cosmos-wallet.js'
import { registerStandardWallet } from './register-standard-wallet.js'
import type { PageWalletFamily, PageWalletOptions } from './wallet-options.js'

type Wish = PageWalletOptions & Required<Pick<PageWalletOptions, 'family' | 'name'>>
type Page = Wish & { readonly accounts: readonly string[] }

/** The first account of every test chain there is, accounts of the standards' own examples, and 32 bytes that nobody has the key of. */
const usual: Readonly<Record<PageWalletFamily, string>> = {
  eip155: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  solana: 'HarborHarborHarborHarborHarborHarborHarborHa',
  polkadot: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
  bip122: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  cosmos: 'cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh',
  sui: `0x${'5a'.repeat(32)}`,
  stacks: 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7',
}
const clusters = ['mainnet', 'devnet', 'testnet', 'localnet']
/** Nobody has made these: whoever verifies signatures refuses them. */
const noSignature = 'A'.repeat(88)

/** What puts a wallet of each family into a page: the function that runs there, and what it is given. */
const wallets: Readonly<Record<PageWalletFamily, (page: Page, person: string) => string>> = {
  eip155: ({ name, rdns = `example.${wordsOf(name)}`, accounts, chainId = 1 }, person) =>
    call(announceEvmWallet, person, { uuid: crypto.randomUUID(), name, rdns, accounts, chainId }),
  solana: standard,
  sui: standard,
  bip122: ({ name, accounts, network = 'Mainnet' }, person) =>
    call(listRequestWallet, person, {
      ...{ name, accounts, network, list: 'btc_providers' },
      signs: {
        signMessage: { address: accounts[0], signature: noSignature },
        signPsbt: { psbt: '' },
        sendTransfer: { txid: '5e'.repeat(32) },
      },
    }),
  stacks: ({ name, accounts, network = 'Mainnet' }, person) =>
    call(listRequestWallet, person, {
      // Bitcoin looks into the newer list too.
      ...{ name, accounts, network, list: 'webbtc_stx_providers' },
      signs: {
        stx_signMessage: { signature: '5e'.repeat(65), publicKey: `02${'5e'.repeat(32)}` },
        stx_signStructuredMessage: { signature: '5e'.repeat(65), publicKey: `02${'5e'.repeat(32)}` },
        stx_signTransaction: { transaction: '' },
      },
    }),
  polkadot: ({ name, accounts }, person) => call(injectPolkadotWallet, person, { name, accounts }),
  cosmos: ({ name, accounts, place = 'keplr' }, person) => call(placeCosmosWallet, person, { name, accounts, place }),
}

/** The text of a script that puts a wallet into the page it runs in, under a name of its own. */
export function walletScript(place: string, wish: Wish): string {
  const { family, accounts = [usual[family]] } = wish
  const person = text(holdPerson, ...[walletsInPage, place, `${walletsInPage} ${place}`].map((word) => JSON.stringify(word)))
  return wallets[family]({ ...wish, accounts }, person)
}

function standard({ family, name, accounts, chains = clusters.map((cluster) => `${family}:${cluster}`) }: Page, person: string): string {
  return call(registerStandardWallet, person, {
    ...{ name, chains, family: family === 'sui' ? 'sui' : 'solana' },
    accounts: accounts.map((address) => ({ address, publicKey: family === 'solana' ? fromBase58(address) : [] })),
  })
}

function wordsOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}

/** A call of what makes a wallet in the page, with the person that an expression stands for. */
function call<F>(run: (person: never, facts: F) => void, person: string, facts: F): string {
  return text(run, person, JSON.stringify(facts))
}

/** A call of a function in the page: the function travels as text, what it is given are expressions. */
function text(run: (...given: never[]) => unknown, ...given: readonly string[]): string {
  return `(${run.toString()})(${given.join(', ')})`
}

import type { Network, Session } from '@billfold/kernel'
import { type FakeWallet, fakeConnector, fakeWallet } from '@billfold/test/fakes'
import { addressCode } from '../src/address.js'
import { polkadot } from '../src/networks/index.js'
import type { SignerPayload } from '../src/signing/signer-payload.js'
import { InjectedWallet } from '../src/wallets/injected-wallet.js'
import { injectedOf } from './fake-extension.js'
import { type Person, vera } from './keys.js'

/** A connected extension, and its session. */
export async function connected({ address }: Pick<Person, 'address'> = vera, network: Network = polkadot) {
  const wallet = fakeWallet({ accounts: [{ address }], networkId: network.caipNetworkId })
  await wallet.provider.request({ method: 'connect' })
  await addressCode.prepare()
  const provider = new InjectedWallet('Harbour')
  provider.hold(injectedOf(wallet))
  const [connector, account] = [fakeConnector({ namespace: 'polkadot', name: 'Harbour', wallet }), { address }]
  const session: Session = { namespace: 'polkadot', connector, account, accounts: [account], network, provider }
  return { wallet, session }
}

/** Lets a wallet tell the truth of its accounts, and say this in the place of a signature. */
export function answersWith(wallet: FakeWallet, said: unknown): void {
  wallet.says = () => {
    wallet.says = () => said
    return wallet.accounts
  }
}

/** A transaction as libraries of hosts hand it to an extension. */
export const payload: SignerPayload = {
  address: vera.address,
  blockHash: `0x${'b1'.repeat(32)}`,
  blockNumber: '0x01637520',
  era: '0x0503',
  genesisHash: '0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3',
  method: `0x050300${'8e'.repeat(32)}0700e40b5402`,
  nonce: '0x00000007',
  specVersion: '0x000f4dfb',
  tip: '0x00000000000000000000000000000000',
  transactionVersion: '0x0000001a',
  version: 4,
  signedExtensions: [
    'CheckNonZeroSender',
    'CheckSpecVersion',
    'CheckTxVersion',
    'CheckGenesis',
    'CheckMortality',
    'CheckNonce',
    'CheckWeight',
    'ChargeTransactionPayment',
    'PrevalidateAttests',
    'CheckMetadataHash',
  ],
}

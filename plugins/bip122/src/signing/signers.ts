import type { CaipNetworkId, Network } from '@billfold/kernel'
import {
  fieldOf,
  itemsOf,
  operationFailure,
  readStandardAccounts,
  recover,
  type StandardAccount,
  type WalletAsk,
} from '@billfold/kernel/family'
import { base64, hex } from '@scure/base'
import { readAddress } from '../read-address.js'
import { networkName, networkNamed } from '../networks/wallet-networks.js'
import type { WalletWay } from '../wallets/bitcoin-driver.js'
import { standardOptions } from '../wallets/standard-wallet.js'
import { capital, networkType, unsignedToken } from '../wallets/unsigned-token.js'

/** Ways to sign a message: by the key alone, or by what a spend of the address would take. */
export type MessageProtocol = 'ecdsa' | 'bip322'

export interface MessageRequest {
  readonly address: string
  readonly message: string
  readonly protocol: MessageProtocol
}

export interface PsbtRequest {
  readonly address: string
  readonly networkId: CaipNetworkId
  /** Bytes that are signed. The wallet gets a copy. */
  readonly psbt: Uint8Array
  /** The inputs that the address signs, by their places. */
  readonly inputs: readonly number[]
}

/** A wallet, and what asks it. */
export interface AskedWallet {
  readonly wallet: object
  readonly ask: WalletAsk
}

/** Asks one kind of wallet for signatures. Its answers are foreign until they are read. */
export interface WalletSigner {
  /** Gives a signature, in base 64, hex or bytes. */
  signMessage(asked: AskedWallet, request: MessageRequest): Promise<unknown>
  /** Gives the PSBT with signatures, in base 64, hex or bytes. */
  signPsbt(asked: AskedWallet, request: PsbtRequest): Promise<unknown>
  /** Moves the wallet to a network. Absent where the wallet cannot be asked. */
  switchNetwork?(asked: AskedWallet, network: Network): Promise<unknown>
  /** Gives the wallet a node of a network. Absent where wallets take none. */
  addNetwork?(asked: AskedWallet, network: Network): Promise<unknown>
}

const sats: WalletSigner = {
  async signMessage({ ask }, { address, message, protocol }) {
    // The type of the address is how Leather is told which account signs.
    const params = { address, message, protocol: protocol.toUpperCase(), paymentType: readAddress(address)?.kind ?? '' }
    return fieldOf(await ask.rpc({ method: 'signMessage', params }), 'signature')
  },
  async signPsbt({ ask }, { address, psbt, inputs }) {
    // Leather takes hex and a list of places.
    const forLeather = { hex: hex.encode(psbt), signAtIndex: inputs }
    const params = { psbt: base64.encode(psbt), signInputs: { [address]: inputs }, ...forLeather, broadcast: false }
    const said = await ask.rpc({ method: 'signPsbt', params })
    return fieldOf(said, 'psbt') ?? fieldOf(said, 'hex')
  },
  switchNetwork: ({ ask }, { caipNetworkId }) =>
    ask.rpc({ method: 'wallet_changeNetwork', params: { name: capital(networkName(caipNetworkId) ?? '') } }),
  addNetwork({ ask }, { caipNetworkId, name, rpcUrls }) {
    const [rpcUrl = ''] = rpcUrls.default.http
    return ask.rpc({
      method: 'wallet_addNetwork',
      params: { chain: 'bitcoin', type: capital(networkName(caipNetworkId) ?? ''), name, rpcUrl },
    })
  },
}

const unisat: WalletSigner = {
  signMessage: ({ ask }, { message, protocol }) => ask.invoke('signMessage', message, protocol === 'ecdsa' ? 'ecdsa' : 'bip322-simple'),
  signPsbt: ({ ask }, { address, psbt, inputs }) =>
    ask.invoke('signPsbt', hex.encode(psbt), { autoFinalized: false, toSignInputs: inputs.map((index) => ({ index, address })) }),
  switchNetwork({ ask }, { caipNetworkId }) {
    const name = networkName(caipNetworkId) ?? ''
    // Older ones know two networks.
    const older = (): Promise<unknown> => ask.invoke('switchNetwork', name === 'mainnet' ? 'livenet' : name)
    return recover(ask.invoke('switchChain', `BITCOIN_${name.toUpperCase()}`), ['wallet/unsupported'], older)
  },
}

const standard: WalletSigner = {
  async signMessage(asked, { address, message }) {
    const { own: account } = accountOf(asked, address)
    const said = await asked.ask.invoke('bitcoin:signMessage', { account, message: new TextEncoder().encode(message) })
    return fieldOf(itemsOf(said, 1)?.[0], 'signature')
  },
  async signPsbt(asked, { address, networkId, psbt, inputs }) {
    const { own: account, chains } = accountOf(asked, address)
    const chain = chains.find((name) => networkNamed(name) === networkId)
    if (chain === undefined) throw operationFailure('wallet/network-changed', { wallet: asked.ask.wallet, network: networkId })
    const inputsToSign = [{ account, signingIndexes: [...inputs] }]
    const said = await asked.ask.invoke('bitcoin:signTransaction', { psbt: psbt.slice(), inputsToSign, chain })
    return fieldOf(itemsOf(said, 1)?.[0], 'signedPsbt')
  },
  switchNetwork: ({ ask }, { caipNetworkId }) => ask.invoke('bitcoin:switchNetwork', { chain: `bitcoin:${networkName(caipNetworkId)}` }),
}

/** Phantom speaks in bytes. */
const phantom: WalletSigner = {
  signMessage: async ({ ask }, { address, message }) =>
    fieldOf(await ask.invoke('signMessage', address, new TextEncoder().encode(message)), 'signature'),
  signPsbt: ({ ask }, { address, psbt, inputs }) =>
    ask.invoke('signPSBT', psbt.slice(), { inputsToSign: [{ address, signingIndexes: [...inputs] }] }),
}

const tokens: WalletSigner = {
  signMessage: ({ ask }, { protocol, ...asked }) =>
    ask.invoke('signMessage', unsignedToken({ ...asked, protocol: protocol.toUpperCase() })),
  async signPsbt({ ask }, { address, networkId, psbt, inputs }) {
    const inputsToSign = [{ address, signingIndexes: inputs }]
    const payload = { psbtBase64: base64.encode(psbt), inputsToSign, broadcast: false, network: networkType(networkId) }
    return fieldOf(await ask.invoke('signTransaction', unsignedToken(payload)), 'psbtBase64')
  },
}

/** A paired wallet is asked in the words of WalletConnect. */
const paired: WalletSigner = {
  async signMessage({ ask }, { address, message, protocol }) {
    const params = { account: address, address, message, protocol }
    return fieldOf(await ask.rpc({ method: 'signMessage', params }), 'signature')
  },
  async signPsbt({ ask }, { address, psbt, inputs }) {
    const signInputs = inputs.map((index) => ({ address, index }))
    const params = { account: address, psbt: base64.encode(psbt), signInputs, broadcast: false }
    return fieldOf(await ask.rpc({ method: 'signPsbt', params }), 'psbt')
  },
}

/** How each kind of wallet is asked to sign. */
export const signers: Readonly<Record<WalletWay, WalletSigner>> = { sats, standard, unisat, phantom, tokens, paired }

/** The account as the wallet has it right now: the person may have changed it. */
function accountOf({ wallet, ask }: AskedWallet, address: string): StandardAccount {
  const found = readStandardAccounts(fieldOf(wallet, 'accounts'), standardOptions)?.find((account) => account.address === address)
  if (found === undefined) throw operationFailure('wallet/account-changed', { wallet: ask.wallet, address })
  return found
}

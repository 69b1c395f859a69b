import { type ClockPort, type Session, type TransferRequest, isBillfoldError } from '@billfold/kernel'
import { type Nodes, transferError, type WantedTransfer } from '@billfold/kernel/family'
import { type StdFee, calculateFee } from '@cosmjs/stargate'
import { TxRaw } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import type { CosmosAminoSigner, CosmosDirectSigner } from '../contract.js'
import { chainIdOf } from '../networks/chain-ids.js'
import { amino } from '../signing/amino.js'
import { direct } from '../signing/direct.js'
import type { SignMode } from '../signing/sign-mode.js'
import type { Signing } from '../signing/signing.js'
import type { WalletKey } from '../wallets/wallet-key.js'
import { broadcast } from './broadcast.js'
import { checkTransfer } from './check-transfer.js'
import type { Coins } from './coins.js'
import { balanceCall } from './queries.js'
import { refusalOf } from './refusal.js'
import { type Stargate, openStargate } from './stargate.js'

/** Parts that transfers are made with. */
export interface TransferNeeds {
  readonly nodes: Nodes
  readonly coins: Coins
  readonly signing: Signing
  readonly clock: Pick<ClockPort, 'after'>
}

/** A transfer that can be made, and what it costs. */
interface Prepared {
  readonly wanted: WantedTransfer
  readonly fee: StdFee
  readonly stargate: Stargate
  readonly message: { readonly typeUrl: string; readonly value: object }
}

/** What simulated gas is multiplied by: the chain may need a little more when it runs. */
const gasMargin = 1.4

/** The fee that the wallet will be asked for; there it can be changed. */
export async function transferFee(needs: TransferNeeds, session: Session, request: TransferRequest): Promise<bigint> {
  const { fee } = await prepare(needs, session, request)
  return BigInt(fee.amount[0]?.amount ?? 0)
}

/** Moves a coin. Resolves with the hash once it is in a block; rejects with what is known otherwise. It is sent once. */
export async function transfer(needs: TransferNeeds, session: Session, request: TransferRequest): Promise<string> {
  const { wanted, fee, stargate, message } = await prepare(needs, session, request)
  const { network, account, memo } = wanted
  // While every node says that it is of another network, nobody could say what became of it.
  await needs.nodes.confirm(network)
  const chainId = chainIdOf(network.caipNetworkId)
  const turn = await stargate.client.getSequence(account.address)
  const signed = await stargate.client.sign(account.address, [message], fee, memo, { ...turn, chainId })
  return broadcast(needs, { network, bytes: TxRaw.encode(signed).finish() })
}

async function prepare({ nodes, coins, signing }: TransferNeeds, session: Session, request: TransferRequest): Promise<Prepared> {
  const wanted = checkTransfer(session, request)
  const { network, account, to, amount, memo } = wanted
  const { address: from } = account
  const { symbol } = network.nativeCurrency
  const chainId = chainIdOf(network.caipNetworkId)
  const [native, key] = await Promise.all([coins.denomOf(network), signing.key(session, chainId)])
  const denom = wanted.token ?? native
  const held = await nodes.ask(network, balanceCall(from, denom))
  if (held < amount)
    throw denom === native ? transferError('transfer/not-enough-for-fee', { symbol }) : transferError('transfer/not-enough-tokens', {})
  const stargate = openStargate(nodes, network, signerOf({ signing, session, chainId, key: { ...key, address: from } }))
  const message = {
    typeUrl: '/cosmos.bank.v1beta1.MsgSend',
    value: { fromAddress: from, toAddress: to, amount: [{ denom, amount: String(amount) }] },
  }
  try {
    const [gas, price] = await Promise.all([stargate.client.simulate(from, [message], memo), stargate.gasPrice(native)])
    const fee = calculateFee(Math.ceil(gas * gasMargin), price)
    const needed = BigInt(fee.amount[0]?.amount ?? 0)
    const left = denom === native ? held - amount : await nodes.ask(network, balanceCall(from, native))
    if (left < needed) throw transferError('transfer/not-enough-for-fee', { symbol })
    return { wanted, fee, stargate, message }
  } catch (error) {
    // The library throws the words of a network; failures of nodes stay what they are.
    throw isBillfoldError(error) || !(error instanceof Error) ? error : refusalOf(error.message, symbol, error)
  }
}

interface SignerParts {
  readonly signing: Signing
  readonly session: Session
  readonly chainId: string
  readonly key: WalletKey
}

/** The wallet as a signer of the library. What it signed has to be the transfer that was asked for: its fee alone may be another. */
function signerOf({
  signing,
  session,
  chainId,
  key: { address, publicKey: pubkey, prefersAmino },
}: SignerParts): CosmosAminoSigner | CosmosDirectSigner {
  const getAccounts = async () => [{ address, algo: 'secp256k1', pubkey }] as const
  const by =
    <D>(mode: SignMode<D>) =>
    async (_: string, document: D) => {
      const answer = await signing.document(session, mode, { chainId, address, isOwn: true, document })
      if (mode.content(answer.signed) !== mode.content(document))
        throw transferError('transfer/changed', { wallet: session.connector.name })
      return answer
    }
  return prefersAmino ? { getAccounts, signAmino: by(amino) } : { getAccounts, signDirect: by(direct) }
}

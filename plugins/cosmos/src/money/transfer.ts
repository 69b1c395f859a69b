import type { ClockPort, Session, TransferRequest } from '@billfold/kernel'
import { type Nodes, transferError } from '@billfold/kernel/family'
import { calculateFee } from '@cosmjs/stargate'
import { base64 } from '@scure/base'
import type { CosmosAminoSigner, CosmosDirectSigner } from '../contract.js'
import { writeFields } from '../signing/protobuf.js'
import type { Signing } from '../signing/signing.js'
import { broadcast } from './broadcast.js'
import type { Coins } from './coins.js'
import { sendError } from './errors.js'
import { type TransferPlan, readPlan } from './plan.js'
import { balanceCall, gasPriceCall } from './queries.js'
import { failureOf } from './refusal.js'
import { type Stargate, openStargate } from './stargate.js'

/** Parts that transfers are made with. */
export interface TransferNeeds {
  readonly nodes: Nodes
  readonly coins: Coins
  readonly signing: Signing
  readonly clock: Pick<ClockPort, 'after'>
}

type StdFee = ReturnType<typeof calculateFee>

/** A transfer that can be made, and what it costs. */
interface Prepared {
  readonly plan: TransferPlan
  readonly fee: StdFee
  readonly stargate: Stargate
  readonly message: { readonly typeUrl: string; readonly value: object }
}

/** What simulated gas is multiplied by: the chain may need a little more when it runs. */
const gasMargin = 1.4
/** Price of a unit of gas where nobody says one. */
const usualGasPrice = 0.025

/** The fee that the wallet will be asked for; there it can be changed. */
export async function transferFee(needs: TransferNeeds, session: Session, request: TransferRequest): Promise<bigint> {
  const { fee } = await prepare(needs, session, request)
  return BigInt(fee.amount[0]?.amount ?? 0)
}

/** Moves a coin. Resolves with the hash once it is in a block; rejects with what is known otherwise. It is sent once. */
export async function transfer(needs: TransferNeeds, session: Session, request: TransferRequest): Promise<string> {
  const { plan, fee, stargate, message } = await prepare(needs, session, request)
  const { network, chainId, from, memo } = plan
  // While every node says that it is of another network, nobody could say what became of it.
  await needs.nodes.confirm(network)
  const { accountNumber, sequence } = await stargate.client.getSequence(from)
  const signed = await stargate.client.sign(from, [message], fee, memo, { accountNumber, sequence, chainId })
  const bytes = writeFields([[1, signed.bodyBytes], [2, signed.authInfoBytes], ...signed.signatures.map((each) => [3, each] as const)])
  return broadcast(needs, { network, bytes })
}

async function prepare({ nodes, coins, signing }: TransferNeeds, session: Session, request: TransferRequest): Promise<Prepared> {
  const plan = readPlan(session, request)
  const { network, chainId, from, to, amount } = plan
  const { symbol } = network.nativeCurrency
  const [native, { publicKey, prefersAmino }] = await Promise.all([coins.denomOf(network), signing.key(session, chainId)])
  const denom = plan.denom ?? native
  const held = await nodes.ask(network, balanceCall(from, denom))
  if (held < amount) throw sendError('cosmos-send/not-enough', { symbol: denom === native ? symbol : denom })
  const stargate = openStargate(nodes, network, signerOf({ signing, session, plan, publicKey, prefersAmino }))
  const message = {
    typeUrl: '/cosmos.bank.v1beta1.MsgSend',
    value: { fromAddress: from, toAddress: to, amount: [{ denom, amount: String(amount) }] },
  }
  try {
    const [gas, price] = await Promise.all([
      stargate.client.simulate(from, [message], plan.memo),
      priceOf(nodes, stargate, { plan, denom: native }),
    ])
    const fee = calculateFee(Math.ceil(gas * gasMargin), price)
    const needed = BigInt(fee.amount[0]?.amount ?? 0)
    const left = denom === native ? held - amount : await nodes.ask(network, balanceCall(from, native))
    if (left < needed) throw sendError('cosmos-send/not-enough', { symbol })
    return { plan, fee, stargate, message }
  } catch (error) {
    throw failureOf(error, symbol)
  }
}

interface Priced {
  readonly plan: TransferPlan
  readonly denom: string
}

async function priceOf(nodes: Nodes, stargate: Stargate, { plan: { network, chainId }, denom }: Priced): ReturnType<Stargate['gasPrice']> {
  // Old nodes do not say what they take.
  const prices = await nodes.ask(network, gasPriceCall()).catch(() => '')
  const own = prices.split(',').find((price) => price.replace(/^[\d.]+/, '') === denom)
  return stargate.gasPrice(denom, chainId, own === undefined ? usualGasPrice : Number.parseFloat(own))
}

interface SignerParts {
  readonly signing: Signing
  readonly session: Session
  readonly plan: TransferPlan
  readonly publicKey: Uint8Array
  readonly prefersAmino: boolean
}

/** The wallet as a signer of the library. What it signed has to be the transfer that was asked for: its fee alone may be another. */
function signerOf({ signing, session, plan, publicKey, prefersAmino }: SignerParts): CosmosAminoSigner | CosmosDirectSigner {
  const place = { chainId: plan.chainId, address: plan.from, isOwn: true }
  const getAccounts = async () => [{ address: plan.from, algo: 'secp256k1', pubkey: publicKey }] as const
  const mustBe = (isSame: boolean): void => {
    if (!isSame) throw transferError('transfer/changed', { wallet: session.connector.name })
  }
  if (!prefersAmino)
    return {
      getAccounts,
      async signDirect(_, document) {
        const answer = await signing.direct(session, { ...place, document })
        mustBe(base64.encode(answer.signed.bodyBytes) === base64.encode(document.bodyBytes))
        return answer
      },
    }
  return {
    getAccounts,
    async signAmino(_, document) {
      const answer = await signing.amino(session, { ...place, document })
      mustBe(JSON.stringify([answer.signed.msgs, answer.signed.memo]) === JSON.stringify([document.msgs, document.memo]))
      return answer
    },
  }
}

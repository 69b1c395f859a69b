import { blake2b } from '@noble/hashes/blake2.js'
import type { ClockPort, Session, TransferRequest } from '@billfold/kernel'
import { type Nodes, submitOnce, transferError, untilKnown } from '@billfold/kernel/family'
import { objectOf } from '@billfold/kernel/validation'
import { pipe, regex, string } from 'valibot'
import type { AddressFormats } from '../address/address-formats.js'
import { toHex } from '../signing/hex.js'
import type { SignerPayload } from '../signing/signer-payload.js'
import type { Signing } from '../signing/signing.js'
import { writeTransaction } from '../signing/write-transaction.js'
import { type ChainRules, RulesOfChains } from './chain-rules.js'
import { type TokenState, checkToken } from './check-token.js'
import { type TransactionFrame, placeholderSignature, writePayload } from './write-payload.js'
import { type TransferPlan, checkCosts, readPlan } from './plan.js'
import { readAccount } from './read-account.js'
import { type Outcome, readOutcome } from './read-outcome.js'
import { AssetReads } from './read-assets.js'
import { count, hash, hexNumber } from './shapes.js'
import { transferCall } from './transfer-call.js'

export interface TransfersNeeds {
  readonly nodes: Pick<Nodes, 'ask'>
  readonly signing: Pick<Signing, 'transaction'>
  readonly formats: AddressFormats
  readonly clock: Pick<ClockPort, 'after'>
}

interface Prepared {
  readonly plan: TransferPlan
  readonly payload: SignerPayload
  readonly fee: bigint
  readonly rules: ChainRules
  readonly frame: TransactionFrame
}

const amount = pipe(string(), regex(/^(?:\d{1,39}|0x[0-9a-f]{1,32})$/i))
/** Milliseconds between two looks for a transaction, and the looks after which its outcome is unknown: as long as it is good. */
const patience = { gap: 3_000, looks: 150 } as const

/** Moves the coin of a network or a token, and says before what that costs. */
export class Transfers {
  private readonly rules: RulesOfChains
  private readonly assets: AssetReads

  constructor(private readonly needs: TransfersNeeds) {
    this.rules = new RulesOfChains(needs.nodes)
    this.assets = new AssetReads(needs.nodes)
  }

  async fee(session: Session, request: TransferRequest): Promise<bigint> {
    return (await this.prepare(session, request)).fee
  }

  /** Resolves with the hash of the transaction once it stands in a block and did not fail there. It is sent once. */
  async transfer(session: Session, request: TransferRequest): Promise<string> {
    const { nodes, signing, clock } = this.needs
    const prepared = await this.prepare(session, request)
    const signed = await signing.transaction(session, prepared.payload)
    const transaction = toHex(blake2b(signed, { dkLen: 32 }))
    const call = { method: 'author_submitExtrinsic', params: [toHex(signed)], schema: hash }
    // One whose answer is lost is looked for as one that was taken.
    await submitOnce({ transaction, submit: () => nodes.ask(prepared.plan.network, call), find: async () => transaction })
    const look = (): Promise<Outcome | undefined> => readOutcome(nodes, { ...prepared, transaction: toHex(signed) }, prepared.rules.events)
    const { failure } = await untilKnown(transaction, look, { clock, ...patience })
    if (failure !== undefined) throw transferError('transfer/failed', { transaction, reason: failure })
    return transaction
  }

  private async prepare(session: Session, request: TransferRequest): Promise<Prepared> {
    const { nodes, formats } = this.needs
    const plan = readPlan(session, request, formats)
    const { network } = plan
    const [rules, frame, sender, receiver, token] = await Promise.all([
      this.rules.of(network),
      this.frame(plan),
      readAccount(nodes, { publicKey: plan.sender, network }),
      readAccount(nodes, { publicKey: plan.receiver, network }),
      plan.asset === undefined ? undefined : this.token(plan, plan.asset),
    ])
    const payload = writePayload({ from: plan.from, call: transferCall(plan, rules, token) }, rules, frame)
    const priced = toHex(writeTransaction(payload, plan.sender, placeholderSignature))
    const cost = await nodes.ask(network, { method: 'payment_queryInfo', params: [priced], schema: objectOf({ partialFee: amount }) })
    const fee = BigInt(cost.partialFee)
    const costs = { fee, existentialDeposit: rules.existentialDeposit, sender, receiver }
    if (token === undefined) checkCosts(plan, costs)
    else checkToken(plan, token, costs)
    return { plan, payload, fee, rules, frame }
  }

  private async token({ network, sender, receiver }: TransferPlan, id: number): Promise<TokenState> {
    const [facts, rules, ...sides] = await Promise.all([
      this.assets.facts(network, id),
      this.assets.rules(network, id),
      this.assets.account(network, id, sender),
      this.assets.account(network, id, receiver),
    ])
    if (facts === undefined || rules === undefined) throw transferError('transfer/no-tokens', { network: network.name })
    return { ...facts, ...rules, sender: sides[0], receiver: sides[1] }
  }

  private async frame({ network, from }: TransferPlan): Promise<TransactionFrame> {
    const { nodes } = this.needs
    const [genesisHash, blockHash, nonce] = await Promise.all([
      nodes.ask(network, { method: 'chain_getBlockHash', params: [0], schema: hash }),
      nodes.ask(network, { method: 'chain_getFinalizedHead', schema: hash }),
      nodes.ask(network, { method: 'system_accountNextIndex', params: [from], schema: count }),
    ])
    const header = await nodes.ask(network, { method: 'chain_getHeader', params: [blockHash], schema: objectOf({ number: hexNumber }) })
    return { genesisHash, blockHash, blockNumber: Number(header.number), nonce: BigInt(nonce) }
  }
}

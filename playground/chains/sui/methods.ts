import { TransactionDataBuilder } from '@mysten/sui/transactions'
import { verifyTransactionSignature } from '@mysten/sui/verify'
import { fromBase64, normalizeStructTag, normalizeSuiAddress, toBase58 } from '@mysten/sui/utils'

import { RpcError, rpcCodes } from '../shared/rpc-error.js'
import type { RpcMethod } from '../shared/rpc-server.js'
import { type Coin, type GasUsed, type KeptEntry, type Ledger, type LedgerEntry, type Outcome, referenceGasPrice } from './ledger.js'
import { kioskItems, objectsById, ownedObjects } from './objects.js'
import { readTransaction } from './read-transaction.js'
import { runTransaction } from './run-transaction.js'
import { suiChainIdentifier, suiCoinType, suiCoins, suiNames, suiPrimaryNames } from './seed.js'

/** The digest of the first checkpoint: the identifier of the chain is its beginning. */
const genesisCheckpoint = toBase58(Uint8Array.from(Buffer.from(suiChainIdentifier.padEnd(64, '0'), 'hex')))

/** What the node answers. What it has taken is final at once. */
export const methods: Readonly<Record<string, RpcMethod<Ledger>>> = {
  sui_getChainIdentifier: () => suiChainIdentifier,
  sui_getCheckpoint: () => ({ digest: genesisCheckpoint, sequenceNumber: '0', epoch: '0' }),
  suix_resolveNameServiceAddress: ([name]) => suiNames.find((each) => each.name === name)?.address ?? null,
  suix_resolveNameServiceNames: ([owner]) => {
    const data = suiPrimaryNames.filter(({ address }) => address === addressIn(owner)).map(({ name }) => name)
    return { data, nextCursor: null, hasNextPage: false }
  },
  suix_getReferenceGasPrice: () => String(referenceGasPrice),
  suix_getLatestSuiSystemState: () => ({ epoch: '0', protocolVersion: '100', referenceGasPrice: String(referenceGasPrice) }),
  suix_getBalance: ([owner, type], ledger) => totalOf(ledger.coinsOf(addressIn(owner), typeIn(type)), typeIn(type)),
  suix_getAllBalances: ([owner], ledger) => {
    const coins = ledger.coinsOf(addressIn(owner))
    return [...new Set(coins.map(({ type }) => type))].map((type) =>
      totalOf(
        coins.filter((coin) => coin.type === type),
        type,
      ),
    )
  },
  suix_getOwnedObjects: ([owner, query, cursor, limit], ledger) => ownedObjects(ledger, { owner: addressIn(owner), query, cursor, limit }),
  suix_getDynamicFields: ([parent, cursor, limit], ledger) => kioskItems(ledger, { owner: addressIn(parent), cursor, limit }),
  sui_multiGetObjects: ([ids, options], ledger) => objectsById(ledger, ids, options),
  suix_getCoins: ([owner, type, cursor, limit], ledger) => pageOf(ledger.coinsOf(addressIn(owner), typeIn(type)), { cursor, limit }),
  suix_getCoinMetadata: ([type]) => {
    if (typeIn(type) === suiCoinType) return { id: null, name: 'Sui', symbol: 'SUI', decimals: 9, description: '', iconUrl: null }
    const found = Object.values(suiCoins).find((coin) => coin.type === typeIn(type))
    if (found === undefined) return null
    const { name, symbol, decimals } = found
    return { id: null, name, symbol, decimals, description: '', iconUrl: null }
  },
  sui_dryRunTransactionBlock: ([bytes], ledger) => {
    const transaction = readTransaction(bytesIn(bytes), ledger, { isDryRun: true })
    return {
      effects: effectsOf(runTransaction(ledger, transaction), transaction.digest),
      events: [],
      objectChanges: [],
      balanceChanges: [],
    }
  },
  suix_queryTransactionBlocks: ([query, cursor, limit, isDescending], ledger) =>
    pageOfEntries(entriesFor(ledger, query), { cursor, limit, isDescending: isDescending === true }),
  sui_executeTransactionBlock: ([bytes, signatures], ledger) => execute(ledger, bytes, signatures),
  sui_getTransactionBlock: ([digest], ledger) => {
    const entry = ledger.entry(String(digest))
    if (entry === undefined)
      throw new RpcError(rpcCodes.params, `Could not find the referenced transaction [TransactionDigest(${String(digest)})].`)
    return shown(entry)
  },
}

async function execute(ledger: Ledger, transaction: unknown, signed: unknown): Promise<unknown> {
  const bytes = bytesIn(transaction)
  const signatures = (Array.isArray(signed) ? signed : [signed]).map(String)
  // The same transaction twice is one transaction, which ran already.
  const known = ledger.entry(TransactionDataBuilder.getDigestFromBytes(bytes))
  if (known !== undefined) return shown(known)
  const { sender } = readTransaction(bytes, ledger, { isDryRun: false })
  await mustBeSigned(bytes, signatures, sender)
  // Others may have moved the coins meanwhile.
  const read = readTransaction(bytes, ledger, { isDryRun: false })
  const entry: LedgerEntry = {
    ...runTransaction(ledger, read),
    ...{ digest: read.digest, sender, timestampMs: Date.now(), bytes: String(transaction), signatures },
  }
  return shown(ledger.record(entry))
}

/** What an account signed, or what wrote a coin that is its own afterwards. */
function entriesFor(ledger: Ledger, query: unknown): readonly KeptEntry[] {
  const { FromAddress: from, ToAddress: to } = Object(Object(query).filter) as {
    readonly FromAddress?: unknown
    readonly ToAddress?: unknown
  }
  if (from !== undefined) return ledger.entries.filter(({ sender }) => sender === addressIn(from))
  const address = addressIn(to)
  return ledger.entries.filter(({ written }) => written.some(({ owner }) => owner === address))
}

interface EntryPage extends PageOptions {
  readonly isDescending: boolean
}

function pageOfEntries(entries: readonly KeptEntry[], { cursor, limit, isDescending }: EntryPage): object {
  const sorted = isDescending ? entries.toReversed() : entries
  const from = typeof cursor === 'string' ? sorted.findIndex(({ digest }) => digest === cursor) + 1 : 0
  const page = sorted.slice(from, from + (typeof limit === 'number' ? limit : 50))
  return { data: page.map(shown), nextCursor: page.at(-1)?.digest ?? null, hasNextPage: from + page.length < sorted.length }
}

async function mustBeSigned(bytes: Uint8Array, [signature = '', ...more]: readonly string[], sender: string): Promise<void> {
  try {
    if (more.length > 0) throw new Error('more than one signature')
    await verifyTransactionSignature(bytes, signature, { address: sender })
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unreadable'
    throw new RpcError(rpcCodes.preflight, `Invalid user signature: Required Signature from ${sender} is absent: ${reason}`)
  }
}

function shown(entry: KeptEntry): unknown {
  const { digest, timestampMs, checkpoint, sender, signatures, changes } = entry
  return {
    ...{ digest, timestampMs: String(timestampMs), checkpoint: String(checkpoint), confirmedLocalExecution: true },
    transaction: { data: { messageVersion: 'v1', sender, gasData: { owner: sender } }, txSignatures: signatures },
    effects: effectsOf(entry, digest),
    balanceChanges: changes.map(({ owner, type, amount }) => ({ owner: { AddressOwner: owner }, coinType: type, amount: String(amount) })),
  }
}

function effectsOf({ error, gasUsed, written, deleted }: Outcome, digest: string): unknown {
  const [paying, ...others] = written
  return {
    messageVersion: 'v1',
    status: error === undefined ? { status: 'success' } : { status: 'failure', error },
    executedEpoch: '0',
    gasUsed: gasOf(gasUsed),
    transactionDigest: digest,
    gasObject: paying && ownedOf(paying),
    mutated: paying === undefined ? [] : [ownedOf(paying)],
    created: others.map(ownedOf),
    deleted: deleted.map(referenceOf),
    dependencies: [],
  }
}

function gasOf({ computationCost, storageCost, storageRebate }: GasUsed): object {
  return {
    computationCost: String(computationCost),
    storageCost: String(storageCost),
    storageRebate: String(storageRebate),
    nonRefundableStorageFee: '0',
  }
}

function referenceOf({ id, version, digest }: Coin): object {
  return { objectId: id, version: Number(version), digest }
}

function ownedOf(coin: Coin): object {
  return { owner: { AddressOwner: coin.owner }, reference: referenceOf(coin) }
}

function totalOf(coins: readonly Coin[], coinType: string): object {
  const total = coins.reduce((sum, { balance }) => sum + balance, 0n)
  return { coinType, coinObjectCount: coins.length, totalBalance: String(total), lockedBalance: {} }
}

interface PageOptions {
  readonly cursor: unknown
  readonly limit: unknown
}

function pageOf(coins: readonly Coin[], { cursor, limit }: PageOptions): object {
  const from = typeof cursor === 'string' ? coins.findIndex(({ id }) => id === cursor) + 1 : 0
  const page = coins.slice(from, from + (typeof limit === 'number' ? limit : 50))
  return {
    data: page.map(({ id, version, digest, balance, type, previousTransaction }) => ({
      ...{ coinType: type, coinObjectId: id, version: String(version), digest, balance: String(balance), previousTransaction },
    })),
    nextCursor: page.at(-1)?.id ?? null,
    hasNextPage: from + page.length < coins.length,
  }
}

function addressIn(value: unknown): string {
  if (typeof value === 'string' && /^0x[0-9a-fA-F]{1,64}$/.test(value)) return normalizeSuiAddress(value)
  throw new RpcError(rpcCodes.params, 'Invalid params: a SuiAddress is missing')
}

/** The type of a coin in the form that the ledger keeps; SUI unless given. */
function typeIn(value: unknown): string {
  if (value === undefined || value === null) return suiCoinType
  if (typeof value !== 'string') throw new RpcError(rpcCodes.params, 'Invalid params: a coin type is a text')
  try {
    const full = normalizeStructTag(value)
    return full === normalizeStructTag(suiCoinType) ? suiCoinType : full
  } catch {
    throw new RpcError(rpcCodes.params, 'Invalid params: no struct type')
  }
}

function bytesIn(value: unknown): Uint8Array {
  try {
    return fromBase64(String(value))
  } catch {
    throw new RpcError(rpcCodes.params, 'Invalid params: bytes in base 64 are missing')
  }
}

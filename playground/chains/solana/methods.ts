import {
  type Address,
  type EncodedAccount,
  lamports,
  getBase58Decoder,
  getCompiledTransactionMessageDecoder,
  getTransactionEncoder,
} from '@solana/kit'

import { accountInfo, tokenAmount } from './account-info.js'
import { type Ledger, type LedgerEntry, signatureOf } from './ledger.js'
import { addressParam, settings, transactionParam } from './read-params.js'
import { RpcError, rpcCodes } from '../shared/rpc-error.js'
import type { RpcMethod } from '../shared/rpc-server.js'
import { solanaGenesisHash, solanaPrograms } from './seed.js'
import { decodeMint, decodeTokenAccount } from './token-layout.js'

/** What the node answers. Every slot that exists is final. */
export const methods: Readonly<Record<string, RpcMethod<Ledger>>> = {
  getHealth: () => 'ok',
  getVersion: () => ({ 'solana-core': '2.3.0', 'feature-set': 0 }),
  getGenesisHash: () => solanaGenesisHash,
  getSlot: (_, { slot }) => Number(slot),
  getBlockHeight: (_, { slot }) => Number(slot),
  getEpochInfo: (_, { slot }) => ({
    absoluteSlot: Number(slot),
    blockHeight: Number(slot),
    epoch: 0,
    slotIndex: Number(slot),
    slotsInEpoch: 432_000,
  }),
  getLatestBlockhash: (_, ledger) => {
    const { blockhash, lastValidBlockHeight } = ledger.latestBlockhash
    return inContext(ledger, { blockhash, lastValidBlockHeight: Number(lastValidBlockHeight) })
  },
  isBlockhashValid: ([hash], ledger) => inContext(ledger, ledger.isRecent(String(hash))),
  getBalance: ([account], ledger) => inContext(ledger, Number(ledger.svm.getBalance(addressParam(account)) ?? 0n)),
  getAccountInfo: ([account, rest], ledger) => inContext(ledger, shown(ledger, addressParam(account), rest)),
  getMultipleAccounts: ([accounts, rest], ledger) =>
    inContext(ledger, Array.isArray(accounts) ? accounts.map((account) => shown(ledger, addressParam(account), rest)) : []),
  getMinimumBalanceForRentExemption: ([size], { svm }) => Number(svm.minimumBalanceForRentExemption(BigInt(Number(size)))),
  getFeeForMessage: ([message], ledger) => inContext(ledger, feeOf(message)),
  getRecentPrioritizationFees: (_, { slot }) => [{ slot: Number(slot), prioritizationFee: 0 }],
  getTokenAccountsByOwner: ([owner, filter, rest], ledger) =>
    inContext(ledger, tokenAccounts(ledger, { owner: addressParam(owner), filter, rest })),
  getTokenAccountBalance: ([account], ledger) => {
    const held = heldBy(ledger, addressParam(account))
    return inContext(ledger, tokenAmount(held.amount, decimalsOf(ledger, held.mint)))
  },
  getTokenSupply: ([mint], ledger) => {
    const { supply, decimals } = minted(ledger, addressParam(mint))
    return inContext(ledger, tokenAmount(supply, decimals))
  },
  requestAirdrop: ([account, amount], ledger) => {
    ledger.svm.airdrop(addressParam(account), lamports(BigInt(Number(amount))))
    return getBase58Decoder().decode(crypto.getRandomValues(new Uint8Array(64)))
  },
  sendTransaction: ([transaction, rest], ledger) => send(ledger, transaction, settings(rest)),
  simulateTransaction: ([transaction, rest], ledger) => {
    const { err, logs, unitsConsumed } = ledger.simulate(transactionParam(transaction, settings(rest)['encoding']))
    return inContext(ledger, { err, logs, unitsConsumed, accounts: null, returnData: null })
  },
  getSignatureStatuses: ([signatures], ledger) =>
    inContext(ledger, Array.isArray(signatures) ? signatures.map((signature) => statusOf(ledger.find(String(signature)))) : []),
  getSignaturesForAddress: ([account, rest], ledger) => signaturesOf(ledger, addressParam(account), settings(rest)),
  getTransaction: ([signature, rest], ledger) => transactionOf(ledger.find(String(signature)), settings(rest)['encoding']),
}

function inContext(ledger: Ledger, value: unknown): unknown {
  return { context: { apiVersion: '2.3.0', slot: Number(ledger.slot) }, value }
}

function accountAt({ svm }: Ledger, account: Address): EncodedAccount | undefined {
  const found = svm.getAccount(account)
  return found.exists ? found : undefined
}

function shown(ledger: Ledger, account: Address, rest: unknown): unknown {
  const found = accountAt(ledger, account)
  return found === undefined ? null : accountInfo(found, settings(rest)['encoding'], (mint) => decimalsOf(ledger, mint as Address))
}

function minted(ledger: Ledger, mint: Address): NonNullable<ReturnType<typeof decodeMint>> {
  const account = accountAt(ledger, mint)
  const found = account && decodeMint(account.programAddress, Uint8Array.from(account.data))
  if (found === undefined) throw new RpcError(rpcCodes.params, 'Invalid param: not a Token mint')
  return found
}

function decimalsOf(ledger: Ledger, mint: Address): number {
  return minted(ledger, mint).decimals
}

function heldBy(ledger: Ledger, account: Address): NonNullable<ReturnType<typeof decodeTokenAccount>> {
  const found = accountAt(ledger, account)
  const held = found && decodeTokenAccount(found.programAddress, Uint8Array.from(found.data))
  if (held === undefined) throw new RpcError(rpcCodes.params, 'Invalid param: not a Token account')
  return held
}

interface TokenAccountsRequest {
  readonly owner: Address
  readonly filter: unknown
  readonly rest: unknown
}

function tokenAccounts(ledger: Ledger, { owner, filter, rest }: TokenAccountsRequest): readonly unknown[] {
  const { programId, mint } = settings(filter)
  const programs = [solanaPrograms.token, solanaPrograms.token2022].filter((program) => programId === undefined || program === programId)
  return programs
    .flatMap((program) => ledger.svm.getProgramAccounts(program as Address))
    .filter((account) => {
      const held = decodeTokenAccount(account.programAddress, Uint8Array.from(account.data))
      return held?.owner === owner && (mint === undefined || held.mint === mint)
    })
    .map((account) => ({
      pubkey: account.address,
      account: accountInfo(account, settings(rest)['encoding'], (other) => decimalsOf(ledger, other as Address)),
    }))
}

/** Five thousand for each signature; what a wallet adds for being first is not counted here. */
function feeOf(message: unknown): number | null {
  try {
    const { header } = getCompiledTransactionMessageDecoder().decode(Buffer.from(String(message), 'base64'))
    return header.numSignerAccounts * 5_000
  } catch {
    // A node answers null for what is no message.
    return null
  }
}

function send(ledger: Ledger, value: unknown, { encoding, skipPreflight }: Readonly<Record<string, unknown>>): string {
  const transaction = transactionParam(value, encoding)
  const signature = signatureOf(transaction)
  if (ledger.find(signature) !== undefined) return signature
  const { err, logs } = ledger.simulate(transaction)
  if (err === 'SignatureFailure') throw new RpcError(rpcCodes.signature, 'Transaction signature verification failure')
  if (err !== null && skipPreflight !== true) {
    throw new RpcError(rpcCodes.preflight, `Transaction simulation failed: ${JSON.stringify(err)}`, { err, logs, accounts: null })
  }
  return ledger.send(transaction).signature
}

function statusOf(entry: LedgerEntry | undefined): unknown {
  if (entry === undefined) return null
  const { slot, err } = entry
  return {
    slot: Number(slot),
    confirmations: null,
    err,
    status: err === null ? { Ok: null } : { Err: err },
    confirmationStatus: 'finalized',
  }
}

function signaturesOf({ entries }: Ledger, account: Address, { limit, before }: Readonly<Record<string, unknown>>): readonly unknown[] {
  // The transaction to begin behind may be of somebody else; behind one that is not there is nothing.
  const end =
    before === undefined
      ? entries.length
      : Math.max(
          0,
          entries.findIndex(({ signature }) => signature === before),
        )
  const own = entries
    .slice(0, end)
    .filter(({ accounts }) => accounts.includes(account))
    .toReversed()
  return own.slice(0, typeof limit === 'number' ? limit : 1_000).map(({ signature, slot, err, blockTime }) => ({
    signature,
    slot: Number(slot),
    err,
    blockTime,
    memo: null,
    confirmationStatus: 'finalized',
  }))
}

function transactionOf(entry: LedgerEntry | undefined, encoding: unknown): unknown {
  if (entry === undefined) return null
  const { slot, blockTime, err, logs, unitsConsumed, before, after, accounts, signature, transaction } = entry
  // The accounts together lose what is paid for being taken, and for being first.
  const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n)
  const fee = Number(sumOf(before) - sumOf(after))
  return {
    slot: Number(slot),
    blockTime,
    version: 0,
    meta: {
      err,
      fee,
      logMessages: logs,
      computeUnitsConsumed: unitsConsumed,
      preBalances: before.map(Number),
      postBalances: after.map(Number),
      preTokenBalances: entry.tokensBefore,
      postTokenBalances: entry.tokensAfter,
    },
    transaction:
      encoding === 'base64'
        ? [Buffer.from(getTransactionEncoder().encode(transaction)).toString('base64'), 'base64']
        : { signatures: [signature], message: { accountKeys: accounts } },
  }
}

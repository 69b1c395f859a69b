import { type StacksTransactionWire, PayloadType, cvToString, deserializeTransaction } from '@stacks/transactions'
import { c32address, c32addressDecode } from 'c32check'

import type { Ledger, LedgerEntry } from './ledger.js'
import { stacksNetworkId } from './seed.js'

/** A transaction that nodes do not take, by their own word for it. */
export class Rejected extends Error {
  override readonly name = 'Rejected'
}

const testnet = { transaction: 0x80, address: 26 }

/** Takes a signed transfer, in hex, as a node does: what it says must be signed, affordable, and the next of its account. */
export function takeTransaction(ledger: Ledger, hex: string): string {
  const transaction = read(hex)
  const entry = transferIn(transaction)
  // The same transaction twice is one transaction.
  if (ledger.entries.some(({ txid }) => txid === entry.txid)) return entry.txid
  const { balance, nonce } = ledger.account(entry.from)
  const stated = Number(transaction.auth.spendingCondition.nonce)
  if (stated !== nonce) throw new Rejected(stated < nonce ? 'ConflictingNonceInMempool' : 'BadNonce')
  if (entry.fee < BigInt(hex.length / 2)) throw new Rejected('FeeTooLow')
  if (balance < entry.amount + entry.fee) throw new Rejected('NotEnoughFunds')
  if (entry.from === entry.to) throw new Rejected('TransferRecipientCannotEqualSender')
  ledger.record(entry)
  return entry.txid
}

function read(hex: string): StacksTransactionWire {
  let transaction: StacksTransactionWire
  try {
    transaction = deserializeTransaction(hex)
  } catch {
    throw new Rejected('Deserialization')
  }
  if ([transaction.chainId, transaction.transactionVersion].join() !== [stacksNetworkId, testnet.transaction].join())
    throw new Rejected('BadTransactionVersion')
  try {
    transaction.verifyOrigin()
  } catch {
    throw new Rejected('SignatureValidation')
  }
  return transaction
}

function transferIn(transaction: StacksTransactionWire): LedgerEntry {
  const { payload, auth } = transaction
  // Contracts do not run here.
  if (payload.payloadType !== PayloadType.TokenTransfer) throw new Rejected('NoSuchContract')
  const to = cvToString(payload.recipient)
  if (![testnet.address, 21].includes(c32addressDecode(to.split('.')[0] ?? '')[0])) throw new Rejected('BadAddressVersionByte')
  return {
    ...{ txid: transaction.txid(), to, amount: payload.amount, fee: auth.spendingCondition.fee },
    from: c32address(testnet.address, auth.spendingCondition.signer),
    memo: payload.memo.content.replace(/\0+$/, ''),
  }
}

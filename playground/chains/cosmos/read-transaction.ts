import { encodeSecp256k1Pubkey, makeSignDoc, pubkeyToAddress, serializeSignDoc } from '@cosmjs/amino'
import { makeSignBytes } from '@cosmjs/proto-signing'
import { AminoTypes, createDefaultAminoConverters } from '@cosmjs/stargate'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { MsgSend } from 'cosmjs-types/cosmos/bank/v1beta1/tx'
import { PubKey } from 'cosmjs-types/cosmos/crypto/secp256k1/keys'
import { SignMode } from 'cosmjs-types/cosmos/tx/signing/v1beta1/signing'
import { AuthInfo, SignDoc, TxBody, TxRaw } from 'cosmjs-types/cosmos/tx/v1beta1/tx'

import { RpcError, rpcCodes } from '../shared/rpc-error.js'
import { cosmosDenom } from './seed.js'

/** A transaction of one signer, with what it moves. */
export interface ReadTransaction {
  readonly raw: TxRaw
  readonly body: TxBody
  readonly authInfo: AuthInfo
  readonly messages: readonly MsgSend[]
  readonly sender: string
  readonly publicKey: Uint8Array
  readonly sequence: bigint
  readonly fee: bigint
  readonly gas: bigint
}

/** Reads a transaction by the real codecs. What is none, or moves something else than coins, is an error of the node. */
export function readTransaction(bytes: Uint8Array): ReadTransaction {
  try {
    const raw = TxRaw.decode(bytes)
    const [body, authInfo] = [TxBody.decode(raw.bodyBytes), AuthInfo.decode(raw.authInfoBytes)]
    const [signer, ...others] = authInfo.signerInfos
    if (signer?.publicKey === undefined || others.length > 0) throw new Error('one signer is needed')
    const publicKey = PubKey.decode(signer.publicKey.value).key
    const messages = body.messages.map(({ typeUrl, value }) => {
      if (typeUrl !== '/cosmos.bank.v1beta1.MsgSend') throw new Error(`unknown message type ${typeUrl}`)
      return MsgSend.decode(value)
    })
    return {
      ...{ raw, body, authInfo, messages, publicKey },
      // Whoever simulates need not show a key.
      sender: publicKey.length === 33 ? pubkeyToAddress(encodeSecp256k1Pubkey(publicKey), 'cosmos') : (messages[0]?.fromAddress ?? ''),
      sequence: signer.sequence,
      fee: BigInt(authInfo.fee?.amount.find(({ denom }) => denom === cosmosDenom)?.amount ?? 0),
      gas: authInfo.fee?.gasLimit ?? 0n,
    }
  } catch (error) {
    throw new RpcError(rpcCodes.params, `tx parse error: ${error instanceof Error ? error.message : 'unreadable'}`)
  }
}

/** Where a transaction is signed for. */
export interface SigningPlace {
  readonly chainId: string
  readonly number: bigint
}

const aminoTypes = new AminoTypes(createDefaultAminoConverters())

/** True for a transaction that its sender signed, as bytes or as Amino. */
export function isSigned(transaction: ReadTransaction, place: SigningPlace): boolean {
  const { raw, authInfo, publicKey } = transaction
  const [signature] = raw.signatures
  const mode = authInfo.signerInfos[0]?.modeInfo?.single?.mode
  const bytes = mode === SignMode.SIGN_MODE_LEGACY_AMINO_JSON ? aminoBytes(transaction, place) : directBytes(transaction, place)
  try {
    return signature !== undefined && secp256k1.verify(signature, sha256(bytes), publicKey, { prehash: false })
  } catch {
    // A signature or a key that is none.
    return false
  }
}

function directBytes({ raw: { bodyBytes, authInfoBytes } }: ReadTransaction, { chainId, number }: SigningPlace): Uint8Array {
  return makeSignBytes(SignDoc.fromPartial({ bodyBytes, authInfoBytes, chainId, accountNumber: number }))
}

function aminoBytes({ body, messages, authInfo, gas, sequence }: ReadTransaction, { chainId, number }: SigningPlace): Uint8Array {
  const aminoMessages = messages.map((value) => aminoTypes.toAmino({ typeUrl: '/cosmos.bank.v1beta1.MsgSend', value }))
  const fee = { amount: authInfo.fee?.amount ?? [], gas: String(gas) }
  return serializeSignDoc(makeSignDoc(aminoMessages, fee, chainId, body.memo, number, Number(sequence)))
}

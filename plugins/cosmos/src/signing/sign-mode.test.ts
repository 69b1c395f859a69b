import { encodeSecp256k1Signature, makeSignDoc, serializeSignDoc } from '@cosmjs/amino'
import { makeSignBytes } from '@cosmjs/proto-signing'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { base64, bech32 } from '@scure/base'
import { SignDoc } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import { describe, expect, test } from 'vitest'
import { ida } from '../../testing/keys.js'
import { amino, messageDocument } from './amino.js'
import { direct } from './direct.js'
import { isSignature } from './verify.js'

const address = ida.addressOn('cosmos')

describe('what is signed', () => {
  test('default: an Amino document is written as the libraries of Cosmos write it', () => {
    const fee = { amount: [{ denom: 'uatom', amount: '5' }], gas: '80000' }
    const document = makeSignDoc(
      [{ type: 'moss/Grow', value: { z: [{ b: 1, a: null }], a: '<b>&</b>' } }],
      fee,
      'moss-1',
      'Grüße & <3',
      7,
      9,
    )
    expect(amino.bytes(document, { SignDoc })).toEqual(serializeSignDoc(document))
  })

  test.each([0n, 1n, 300n, 2n ** 63n])('default: a direct document of account %s is written as they write it', (accountNumber) => {
    const document = {
      bodyBytes: Uint8Array.from([1, 2]),
      authInfoBytes: Uint8Array.from({ length: 300 }, () => 3),
      chainId: 'moss-1',
      accountNumber,
    }
    expect(direct.bytes(document, { SignDoc })).toEqual(makeSignBytes(SignDoc.fromPartial(document)))
  })

  test('behavior: a message says who signs it, and can be no transaction', () => {
    expect(messageDocument(address, new TextEncoder().encode('hello'))).toMatchObject({
      chain_id: '',
      msgs: [{ type: 'sign/MsgSignData', value: { signer: address, data: 'aGVsbG8=' } }],
    })
  })
})

describe('a signature', () => {
  const bytes = new TextEncoder().encode('hello')

  test('default: counts on a chain whose keys are those of Ethereum', () => {
    const secret = new Uint8Array(32).fill(4)
    const key = secp256k1.getPublicKey(secret)
    const account = keccak_256(secp256k1.Point.fromBytes(key).toBytes(false).slice(1)).slice(-20)
    const signature = {
      pub_key: { type: 'ethermint/PubKeyEthSecp256k1', value: base64.encode(key) },
      signature: base64.encode(secp256k1.sign(keccak_256(bytes), secret, { prehash: false })),
    }
    const inj = bech32.encode('inj', bech32.toWords(account))
    expect([isSignature(inj, bytes, signature), isSignature(address, bytes, signature)]).toEqual([true, false])
  })

  test('behavior: a key that is none, and an address that is none, have signed nothing', () => {
    const none = { pub_key: { type: 'k', value: base64.encode(new Uint8Array(33)) }, signature: base64.encode(new Uint8Array(64)) }
    expect(isSignature(address, bytes, none)).toBe(false)
    expect(isSignature('', bytes, encodeSecp256k1Signature(ida.publicKey, new Uint8Array(64)))).toBe(false)
  })
})

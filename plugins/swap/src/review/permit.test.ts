import type { ChainAdapter, Network } from '@billfold/kernel'
import { fakeNetwork } from '@billfold/test/fakes'
import { decodeAbiParameters, domainSeparator, hashTypedData, parseAbiParameters, recoverTypedDataAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import type { SwapOrder } from '../contract.js'
import { limits } from '../limits.js'
import { type Permit, isStillGood, readPermit, signedPermit, typedDataOf } from './permit.js'

const signer = privateKeyToAccount(`0x${'07'.repeat(32)}`)
const spender = '0xde709f2102306220921060314715629080e2fb77'
const token = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const network: Network = fakeNetwork('eip155')
const order: SwapOrder = {
  ...{ network, owner: `${network.caipNetworkId}:${signer.address}`, from: token, to: undefined, amount: 40_000_000n },
  ...{ fromDecimals: 6, toDecimals: 18 },
}
/** What the token tells of its domain, as viem hashes it. */
function separator(version: string): string {
  return domainSeparator({ domain: { name: 'USD Coin', version, chainId: Number(network.id), verifyingContract: token } })
}

type Told = Readonly<Record<string, unknown>>

/** A token that tells this of itself, and refuses all other calls. */
function reading(told: Told, { cannotSign = false } = {}): Promise<Permit | undefined> {
  const adapter: Pick<ChainAdapter, 'readContract' | 'signTypedData'> = {
    readContract: async (_, { functionName }) => {
      if (functionName in told) return told[functionName]
      throw new Error('execution reverted')
    },
    ...(!cannotSign && { signTypedData: async () => '0x' }),
  }
  return readPermit(order, { adapter, spender, now: 1_000_000 })
}

const usual = { name: 'USD Coin', nonces: 3n, DOMAIN_SEPARATOR: separator('1') }

describe('a permit', () => {
  test('default: is for exactly the amount, for the contract that swaps, with the next nonce, and for ten minutes', async () => {
    expect(await reading(usual)).toEqual({
      domain: { name: 'USD Coin', version: '1', chainId: Number(network.id), verifyingContract: token },
      message: { owner: signer.address, spender, value: 40_000_000n, nonce: 3n, deadline: 1_600n },
    })
  })

  test('behavior: a token that tells another version is signed for with that', async () => {
    expect(await reading({ ...usual, version: '2', DOMAIN_SEPARATOR: separator('2') })).toMatchObject({ domain: { version: '2' } })
  })

  test.each<[string, Told]>([
    ['no domain', { name: 'USD Coin', nonces: 3n }],
    ['another domain', { ...usual, DOMAIN_SEPARATOR: separator('2') }],
    ['no nonces', { name: 'USD Coin', DOMAIN_SEPARATOR: separator('1') }],
    ['no name', { nonces: 3n, DOMAIN_SEPARATOR: separator('1') }],
    ['a permit of before the standard', { ...usual, PERMIT_TYPEHASH: `0x${'ea'.repeat(32)}` }],
  ])('behavior: there is none for a token with %s', async (_, told) => {
    expect(await reading(told)).toBeUndefined()
  })

  test('behavior: there is none for a wallet that signs no typed data', async () => {
    expect(await reading(usual, { cannotSign: true })).toBeUndefined()
  })

  test('behavior: is good while a minute of its time is left', async () => {
    const signed = await signedNow()
    const end = 1_000_000 + limits.permit
    expect([end - limits.permitRest - 1, end - limits.permitRest].map((now) => isStillGood(signed, now))).toEqual([true, false])
  })
})

describe('a signed permit', () => {
  test('default: is what `permit` of the token is called with, and the signature is of what the standard says', async () => {
    const { permit, words } = await signedNow()
    const [owner, to, value, deadline, v, r, s] = decodeAbiParameters(
      parseAbiParameters('address, address, uint256, uint256, uint8, bytes32, bytes32'),
      words as `0x${string}`,
    )
    expect([owner, to.toLowerCase(), value, deadline]).toEqual([signer.address, spender, 40_000_000n, 1_600n])
    const typed = typedDataOf(permit) as Parameters<typeof hashTypedData>[0]
    const signature = `0x${r.slice(2)}${s.slice(2)}${v.toString(16)}` as const
    expect(await recoverTypedDataAddress({ ...typed, signature })).toBe(signer.address)
  })

  test('behavior: an end of 0 or 1, as some wallets write it, is 27 or 28', async () => {
    const permit = await reading(usual)
    if (permit === undefined) throw new Error('There is no permit')
    const ends = ['00', '01', '1b', '1C'].map((end) => signedPermit(permit, `0x${'ab'.repeat(64)}${end}`)?.words.slice(-130, -128))
    expect(ends).toEqual(['1b', '1c', '1b', '1c'])
  })

  test.each<[string, string | readonly [string, ...string[]]]>([
    ['of a contract', `0x${'ab'.repeat(96)}`],
    ['that is short', `0x${'ab'.repeat(64)}`],
    ['with another end', `0x${'ab'.repeat(64)}02`],
    ['of several numbers', ['0x1', '0x2']],
    ['that is none', ''],
  ])('behavior: a signature %s is none', async (_, signature) => {
    const permit = await reading(usual)
    expect(permit && signedPermit(permit, signature)).toBeUndefined()
  })
})

async function signedNow(): Promise<NonNullable<ReturnType<typeof signedPermit>>> {
  const permit = await reading(usual)
  const signed = permit && signedPermit(permit, await signer.signTypedData(typedDataOf(permit) as never))
  if (signed === undefined) throw new Error('There is no permit')
  return signed
}

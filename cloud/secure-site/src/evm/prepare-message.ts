import { safeParse, string, tuple } from 'valibot'
import { bytesToHex, hashMessage, hexToBytes, isAddress, isHex } from 'viem'
import type { Prepared, Risk } from '../approval/approval.js'
import { Fault } from '../faults/fault.js'
import { chainFact } from '../approval/facts.js'
import { readText } from '../approval/read-text.js'
import { signInDomain } from '../approval/sign-in-domain.js'
import type { PrepareNeeds } from '../rpc/prepare-needs.js'
import { mustBeOwn } from './own-address.js'
import { signDigestFor } from './sign-digest-for.js'

/** Reads `personal_sign`: a text, or bytes that are one. */
export function prepareMessage(needs: PrepareNeeds): Prepared {
  const { params, address, host, words, chain } = needs
  const read = safeParse(tuple([string(), string()]), params)
  if (!read.success) throw new Fault('request-malformed')
  const [first, second] = read.output
  // Some pages put the address first.
  const [message, signer] = isAddress(first, { strict: false }) && !isAddress(second, { strict: false }) ? [second, first] : [first, second]
  mustBeOwn(signer, address)
  const bytes = isHex(message) && message.length % 2 === 0 ? hexToBytes(message) : new TextEncoder().encode(message)
  const text = readText(bytes)
  const domain = text === undefined ? undefined : signInDomain(text)
  return {
    family: 'eip155',
    approval: {
      title: domain === undefined ? words.signMessage : words.signIn(domain),
      facts: [chainFact(words, chain)],
      text: text ?? bytesToHex(bytes),
      risks: risksOf({ bytes, text, domain, host, words }),
      raw: bytesToHex(bytes),
      approve: words.approve,
    },
    sign: async (privateKey) => {
      const signature = await signDigestFor(needs, privateKey, hashMessage({ raw: bytes }))
      return async () => signature
    },
  }
}

function risksOf(asked: {
  readonly bytes: Uint8Array
  readonly text: string | undefined
  readonly domain: string | undefined
  readonly host: string
  readonly words: PrepareNeeds['words']
}): readonly Risk[] {
  const { bytes, text, domain, host, words } = asked
  if (domain !== undefined && domain !== new URL(host).host) return [{ level: 'danger', text: words.riskOtherDomain(domain) }]
  // Bytes of this length that are no text are what transactions are signed by.
  if (text === undefined && bytes.length === 32) return [{ level: 'danger', text: words.riskBlindHash }]
  return text === undefined ? [{ level: 'caution', text: words.riskUnreadable }] : []
}

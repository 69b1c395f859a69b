import { type Hex, createPublicClient, http, parseAbi } from 'viem'
import { parseSiweMessage, validateSiweMessage } from 'viem/siwe'

import type { FarcasterConfig } from '../../config/accounts-config.js'
import type { SignInAnswer, SignInQuestion } from './farcaster-relay.js'

/** Ids are registered on Optimism, and a message says so wherever the registry is read. */
const optimism = 10
const statements: ReadonlySet<string | undefined> = new Set(['Farcaster Auth', 'Farcaster Connect'])
const fidPattern = /^farcaster:\/\/fid\/([1-9]\d{0,15})\/?$/
const registryAbi = parseAbi(['function idOf(address owner) view returns (uint256)'])

export interface SignInCheck {
  readonly question: Pick<SignInQuestion, 'domain' | 'nonce' | 'siweUri'>
  readonly answer: Pick<SignInAnswer, 'message' | 'signature'>
  readonly now: number
}

/** The id of who signed; undefined when the message is for another question, or was signed by a key that has not that id. Rejects when the chain is away. */
export async function verifySignIn(config: Pick<FarcasterConfig, 'rpcUrl' | 'registry'>, check: SignInCheck): Promise<string | undefined> {
  const said = readMessage(check)
  if (said === undefined) return undefined
  const client = createPublicClient({ transport: http(config.rpcUrl, { retryCount: 1 }), ccipRead: false })
  const { message, signature } = check.answer
  // The owner of an id may be a contract, which says itself whether it has signed.
  if (!(await client.verifyMessage({ address: said.address, message, signature }))) return undefined
  const id = await client.readContract({ address: config.registry, abi: registryAbi, functionName: 'idOf', args: [said.address] })
  return String(id) === said.fid ? said.fid : undefined
}

function readMessage({ question, answer, now }: SignInCheck): { readonly address: Hex; readonly fid: string } | undefined {
  const message = parseSiweMessage(answer.message)
  const { address, chainId, statement, uri, resources = [] } = message
  const { domain, nonce, siweUri } = question
  if (!validateSiweMessage({ message, domain, nonce, time: new Date(now) })) return undefined
  if (address === undefined || chainId !== optimism || !statements.has(statement) || uri !== siweUri) return undefined
  const ids = resources.flatMap((resource) => fidPattern.exec(resource)?.[1] ?? [])
  const [fid] = ids
  return fid === undefined || ids.length > 1 ? undefined : { address, fid }
}

import { type Hex, decodeFunctionData, formatUnits, maxUint256, parseAbi } from 'viem'
import { size, slice } from 'viem'
import type { Fact, Risk } from '../approval/approval.js'
import { codeFact } from '../approval/facts.js'
import { Fault } from '../faults/fault.js'
import type { Messages } from '../messages/messages.js'
import { type Chain, nameOf } from '../rpc/chain.js'
import type { Nodes } from '../rpc/nodes.js'
import { readToken } from './read-token.js'

/** One call, as far as it matters for telling it. */
export interface EvmCall {
  readonly to: Hex | undefined
  readonly data: Hex
  readonly value: bigint
}

/** A call in words. */
export interface CallWords {
  readonly title: string
  readonly facts: readonly Fact[]
  readonly risks: readonly Risk[]
}

export interface CallWordsNeeds {
  readonly chain: Chain
  readonly nodes: Nodes
  readonly words: Messages
  /** The account that calls. */
  readonly address: string
}

/** Calls that tokens and collections take, and that are told in words. */
const knownCalls = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function increaseAllowance(address spender, uint256 amount)',
  'function setApprovalForAll(address operator, bool isAllowed)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id, bytes data)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
])

/** More than half of what can be counted is what pages write for "everything". */
const boundless = maxUint256 / 2n

/** Tells what a call does. */
export async function tellCall(call: EvmCall, needs: CallWordsNeeds): Promise<CallWords> {
  const { words, chain } = needs
  const { to, data, value } = call
  const coin = `${formatUnits(value, 18)} ${nameOf(chain).symbol}`.trim()
  const paid = value === 0n ? [] : [{ label: words.amount, value: coin }]
  if (to === undefined) return { title: words.deploy, facts: [{ label: words.to, value: words.newContract }, ...paid], risks: [] }
  if (size(data) === 0) return { title: words.send(coin), facts: [codeFact(words.to, to), ...paid], risks: [] }
  const told = value === 0n ? await tellKnown(to, data, needs) : undefined
  if (told !== undefined) return told
  const { tellByDescriptor } = await import('./clear-words.js')
  return (await tellByDescriptor({ ...call, from: needs.address }, needs)) ?? unknownCall(call, paid, words)
}

function unknownCall({ to, data }: EvmCall, paid: readonly Fact[], words: Messages): CallWords {
  const selector = size(data) >= 4 ? slice(data, 0, 4) : data
  return {
    title: words.callContract,
    facts: [codeFact(words.contract, to ?? ''), codeFact(words.data, words.dataOf(selector, size(data))), ...paid],
    risks: [{ level: 'caution', text: words.riskUnreadable }],
  }
}

async function tellKnown(to: Hex, data: Hex, needs: CallWordsNeeds): Promise<CallWords | undefined> {
  const { words } = needs
  const call = decoded(data)
  if (call === undefined) return undefined
  const contract = codeFact(words.contract, to)
  switch (call.functionName) {
    case 'transfer':
      return tellTransfer({ token: to, receiver: call.args[0], amount: call.args[1] }, needs)
    case 'transferFrom':
      // Tokens and collections share this call: the third number is an amount here and a piece there.
      return { ...(await tellTransfer({ token: to, receiver: call.args[1], amount: call.args[2] }, needs)) }
    case 'approve':
    case 'increaseAllowance':
      return tellAllowance({ token: to, spender: call.args[0], amount: call.args[1] }, needs)
    case 'setApprovalForAll': {
      const [operator, isAllowed] = call.args
      const facts = [codeFact(words.spender, operator), contract]
      if (!isAllowed) return { title: words.takeBack, facts, risks: [] }
      return { title: words.allowAll, facts, risks: [{ level: 'danger', text: words.riskAll }] }
    }
    case 'safeTransferFrom': {
      const facts = [codeFact(words.to, call.args[1]), codeFact(words.piece, String(call.args[2])), contract]
      return { title: words.transferPiece, facts, risks: [] }
    }
    default:
      throw new Fault('unexpected')
  }
}

async function tellTransfer(
  { token, receiver, amount }: { readonly token: Hex; readonly receiver: Hex; readonly amount: bigint },
  needs: CallWordsNeeds,
): Promise<CallWords> {
  const { words } = needs
  const shown = await amountOf(token, amount, needs)
  const isOwn = receiver.toLowerCase() === token.toLowerCase()
  return {
    title: words.transferToken(shown),
    facts: [codeFact(words.to, receiver), { label: words.amount, value: shown }, codeFact(words.token, token)],
    risks: isOwn ? [{ level: 'danger', text: words.riskOwnToken }] : [],
  }
}

async function tellAllowance(
  { token, spender, amount }: { readonly token: Hex; readonly spender: Hex; readonly amount: bigint },
  needs: CallWordsNeeds,
): Promise<CallWords> {
  const { words } = needs
  const isBoundless = amount >= boundless
  const limit = isBoundless ? words.unlimited : await amountOf(token, amount, needs)
  return {
    title: amount === 0n ? words.takeBack : words.allow,
    facts: [codeFact(words.spender, spender), { label: words.limit, value: limit }, codeFact(words.token, token)],
    risks: isBoundless ? [{ level: 'danger', text: words.riskUnlimited }] : [],
  }
}

/** An amount in units that people know, where the token tells them; else the bare number. */
async function amountOf(token: Hex, amount: bigint, { nodes, chain }: CallWordsNeeds): Promise<string> {
  const found = await readToken(nodes, chain, token)
  return found === undefined ? String(amount) : `${formatUnits(amount, found.decimals)} ${found.symbol}`
}

function decoded(data: Hex): ReturnType<typeof decodeFunctionData<typeof knownCalls>> | undefined {
  try {
    return decodeFunctionData({ abi: knownCalls, data })
  } catch {
    // None of the calls that are known.
    return undefined
  }
}

import { type CallContext, type ClearText, type ClearValue, ownDescriptors, readCall, readTypedData } from '@billfold/clear-signing/reader'
import { formatUnits } from 'viem'
import type { Fact, Risk } from '../approval/approval.js'
import { codeFact } from '../approval/facts.js'
import type { Messages } from '../messages/messages.js'
import { nameOf, numberOf } from '../rpc/chain.js'
import type { CallWords, CallWordsNeeds, EvmCall } from './call-words.js'
import { readToken } from './read-token.js'

/** Tells a call by descriptors of ERC-7730; undefined where none knows it. */
export async function tellByDescriptor(call: EvmCall & { readonly from: string }, needs: CallWordsNeeds): Promise<CallWords | undefined> {
  return inWords(await readCall(call, contextOf(needs)), needs.words)
}

/** Tells typed data by descriptors of ERC-7730; undefined where none knows it. */
export async function tellTypedData(data: unknown, needs: CallWordsNeeds): Promise<CallWords | undefined> {
  const text = await readTypedData(data, contextOf(needs))
  return text && inWords(text, needs.words)
}

function contextOf({ chain, nodes }: CallWordsNeeds): CallContext {
  return {
    chainId: numberOf(chain),
    coin: { symbol: nameOf(chain).symbol, decimals: 18 },
    descriptors: ownDescriptors,
    token: (address) => readToken(nodes, chain, address as `0x${string}`),
  }
}

function inWords({ intent, contract, fields }: ClearText, words: Messages): CallWords | undefined {
  if (intent === undefined) return undefined
  const values = fields.flatMap((field) => field.values.map((value) => ({ label: labelOf(field.label, words), value })))
  const risks: readonly Risk[] = values.some(({ value }) => value.kind === 'everything')
    ? [{ level: 'danger', text: words.riskUnlimited }]
    : []
  return {
    title: intent.startsWith('Let somebody') ? words.allow : intent,
    facts: [
      ...values.map(({ label, value }) => factOf(label, value, words)),
      ...(contract === undefined ? [] : [codeFact(words.contract, contract)]),
    ],
    risks,
  }
}

/** Descriptors are written in English: what they name most often is said in the person's language. */
function labelOf(label: string, words: Messages): string {
  if (label.startsWith('Who may')) return words.spender
  return { Amount: words.limit, Sends: words.amount, To: words.to, Until: words.until }[label] ?? label
}

function factOf(label: string, value: ClearValue, { unlimited, language }: Messages): Fact {
  if (value.kind === 'address') return codeFact(label, value.address)
  if (value.kind === 'bytes') return codeFact(label, value.hex)
  if (value.kind === 'number') return codeFact(label, String(value.value))
  if (value.kind === 'amount') return { label, value: `${formatUnits(value.units, value.decimals)} ${value.symbol}` }
  if (value.kind === 'everything') return { label, value: unlimited }
  if (value.kind === 'units') return { label, value: String(value.units) }
  if (value.kind === 'duration') return { label, value: String(value.seconds) }
  if (value.kind === 'text') return { label, value: value.text }
  return { label, value: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(value.at) }
}

import { type BillfoldError, type ErrorCode, isBillfoldError, toMessage } from '@billfold/kernel'
import { type Translate, useTranslate } from '@billfold/ui/kit'
import type { ReactElement } from 'react'
import type { en } from '../messages/en.js'
import { sendMessages } from '../messages/send-messages.js'

/** A failure in the visitor's words, where there are some for it. Nodes and wallets have their own words, which nobody can translate. */
export function FailureWords({ error }: { readonly error: unknown }): ReactElement {
  const say = useTranslate(sendMessages)
  const words = isBillfoldError(error) ? wordsOf(error)?.(say) : undefined
  return words === undefined ? <bdi>{toMessage(error)}</bdi> : <>{words}</>
}

type Words<C extends ErrorCode> = (say: Translate<typeof en>, context: BillfoldError<C>['context']) => string

type TransferCode = Extract<ErrorCode, `transfer/${string}`>

/** Why a transfer cannot be, whatever the family, and what to do instead. A failure without words does not compile. */
const ofTransfers: { readonly [C in TransferCode]: Words<C> } = {
  'transfer/wrong-address': (say, { family }) => say('wrongFamily', { family }),
  'transfer/other-network': (say, { network }) => say('otherNetwork', { network }),
  'transfer/to-oneself': (say) => say('toOneself'),
  'transfer/no-tokens': (say, { network }) => say('tokensStay', { network }),
  'transfer/not-enough': (say, context) => say('notEnough', context),
  'transfer/not-enough-for-fee': (say, { symbol, rent }) => say(rent === true ? 'notEnoughForRent' : 'notEnoughForFee', { symbol }),
  'transfer/not-enough-tokens': (say) => say('notEnoughTokens'),
  'transfer/keeps-too-little': (say, context) => say('keepsTooLittle', context),
  'transfer/receives-too-little': (say, context) => say('receivesTooLittle', context),
  'transfer/frozen': (say, context) => say('frozen', context),
  'transfer/no-account': (say, context) => say('noAccount', context),
  'transfer/changed': (say, { wallet }) => say('signedOther', { wallet }),
  'transfer/refused': (say, context) => say('refused', context),
  'transfer/failed': (say, { reason }) => say('ran', { reason }),
  'transfer/expired': (say) => say('expired'),
  'transfer/long-memo': (say, { most }) => say('longMemoText', { most }),
  'transfer/unknown-outcome': (say) => say('statusUnknownText'),
}

const words: { readonly [C in ErrorCode]?: Words<C> } = {
  ...ofTransfers,
  ...unreachable('http/offline', 'http/unreachable', 'http/timeout', 'http/status', 'node/no-node', 'node/malformed'),
}

function unreachable(...codes: readonly ErrorCode[]): { readonly [C in ErrorCode]?: Words<C> } {
  return Object.fromEntries(codes.map((code) => [code, (say: Translate<typeof en>) => say('unreachable')]))
}

function wordsOf<C extends ErrorCode>({ code, context }: BillfoldError<C>): ((say: Translate<typeof en>) => string) | undefined {
  const found: Words<C> | undefined = words[code]
  return found && ((say) => found(say, context))
}

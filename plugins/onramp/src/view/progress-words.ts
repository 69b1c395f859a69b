import type { IconName, Translate } from '@billfold/ui/kit'
import type { OnrampStanding, OpenOrder } from '../contract.js'
import type { en } from '../messages/en.js'
import { gainedText } from '../order/order-outcome.js'
import type { ProgressState } from './progress-state.js'

export interface ProgressQuestion {
  readonly state: ProgressState
  readonly say: Translate<typeof en>
  readonly provider: string
  readonly order: OpenOrder | undefined
  readonly standing: OnrampStanding | undefined
  readonly holds: string | undefined
  /** Why the page could not be opened, in the visitor's words. */
  readonly reason: string
}

export interface ProgressWords {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly isAlert: boolean
}

/** Says what became of the money, and what to do. */
export function progressWords(question: ProgressQuestion): ProgressWords {
  return words[question.state](question)
}

const calm = (icon: IconName, title: string, text: string): ProgressWords => ({ icon, title, text, isAlert: false })
const alert = (title: string, text: string): ProgressWords => ({ icon: 'warning', title, text, isAlert: true })
const orderOf = ({ order }: ProgressQuestion): string => order?.orderId ?? ''

const words: { readonly [S in ProgressState]: (question: ProgressQuestion) => ProgressWords } = {
  none: ({ say }) => calm('buy', say('noOrder'), say('noOrderText')),
  asking: ({ say, provider }) => calm('clock', say('opening', { provider }), say('askingText', { provider })),
  openFailed: ({ say, reason }) => alert(say('failed'), say('failedText', { reason })),
  blocked: ({ say, provider }) => alert(say('blocked'), say('blockedText', { provider })),
  waiting: ({ say, provider }) => calm('external', say('waiting', { provider }), say('waitingText')),
  closed: ({ say, provider, standing }) =>
    calm('info', say('closed', { provider }), standing === undefined ? say('closedUnknown') : say('closedUnpaid', { provider })),
  paid: ({ say, provider }) => calm('clock', say('paid'), say('paidText', { provider })),
  slow: (question) => {
    const { say, provider } = question
    const order = orderOf(question)
    return alert(say('slow'), order === '' ? say('slowNoOrder', { provider }) : say('slowText', { provider, order }))
  },
  silent: (question) => {
    const { say, provider } = question
    return alert(say('silent', { provider }), say('silentText', { provider, order: orderOf(question) }))
  },
  unknown: (question) => {
    const { say, provider } = question
    return alert(say('unknown', { provider }), say('unknownText', { provider, order: orderOf(question) }))
  },
  arrived: (question) => calm('check', question.say('arrived'), arrivedText(question)),
  less: (question) => alert(question.say('less'), lessText(question)),
  twice: (question) => {
    const { say, provider, order } = question
    const [arrived, said] = [coins(question, got(question)), coins(question, order?.expected)]
    return alert(say('twice'), say('twiceText', { provider, order: orderOf(question), got: arrived, said }))
  },
  declined: ({ say }) => alert(say('declined'), say('declinedText')),
  expired: ({ say }) => alert(say('expired'), say('expiredText')),
  failed: (question) => {
    const { say, provider } = question
    return alert(say('ended'), say('endedText', { provider, order: orderOf(question) }))
  },
}

/** What arrived: as the account shows it, else as the provider says it. */
function got({ order, standing, holds }: ProgressQuestion): string | undefined {
  const gained = gainedText({ held: order?.held, holds })
  return gained ?? standing?.deliveries[0]?.amount
}

function coins({ order }: ProgressQuestion, amount: string | undefined): string {
  return `${amount === undefined || amount === '' ? '?' : amount} ${order?.symbol ?? ''}`
}

function arrivedText(question: ProgressQuestion): string {
  const amount = got(question)
  return amount === undefined ? question.say('arrivedSome') : question.say('arrivedText', { amount: coins(question, amount) })
}

function lessText(question: ProgressQuestion): string {
  const { say, order, standing, provider } = question
  const arrived = say('lessText', { got: coins(question, got(question)), said: coins(question, order?.expected) })
  const rest =
    standing?.refunded === undefined
      ? say('lessAsk', { provider, order: order?.orderId ?? '' })
      : say('lessRefunded', { money: `${standing.refunded} ${order?.currency ?? ''}` })
  return `${arrived} ${rest}`
}

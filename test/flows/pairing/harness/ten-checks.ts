import { type FaultWatch, messagesIn, sentByAlice } from './fault-watch.js'
import { type Levels, levelsOf } from './page-probe.js'
import { reactionOf, reactionOfMachine } from './reaction.js'
import { drawn, kept, keysIn } from './secrets.js'

/** The state that is right after a fault. */
export interface Aftermath {
  /** The one message, and the control that leads on from it. A fault that heals by itself says nothing. */
  readonly says: { readonly text: RegExp; readonly wayOn: string } | 'nothing'
  readonly status: 'connected' | 'disconnected' | 'connecting'
  /** Requests that the phone got, each once, in order. */
  readonly asked?: readonly string[]
  /** Number of transactions that went out. */
  readonly sent?: number
  /** Promises that the app still waits for, rightly: somebody can cancel them. */
  readonly awaits?: readonly string[]
  /** Number of sockets that may have been opened since the fault began. */
  readonly sockets?: number
  /** Text that the visitor had typed, and the place where it is found again. */
  readonly typed: { readonly text: string; readonly in: 'modal' | 'page' }
}

interface Situation {
  readonly watch: FaultWatch
  readonly after: Aftermath
}

/** One of the ten: what is wrong, in a sentence, or nothing. */
export interface TenCheck {
  readonly name: string
  readonly says: string
  find(situation: Situation): Promise<string | undefined>
}

/** The longest that a press may wait for its answer on the screen, in milliseconds, over what an empty page takes. */
const soon = 100
/** What does not happen by then does not happen, however busy the machine is. */
const patience = 10_000
/** Number of times that one address may be asked anew. */
const tries = 4

/**
 * Checks that hold after every fault, in the order in which they can be made: the last ones close the modal, and end the handle.
 * A press is taken seven times and the middle one counts, up to three times over. What an empty page takes meanwhile is the machine's.
 */
export const checks: readonly TenCheck[] = [
  { name: 'message', says: 'exactly one message, with a way on', find: oneMessage },
  { name: 'state', says: 'state is one of the legal states', find: legalState },
  { name: 'promises', says: 'each promise given to the host has settled, or is rightly pending', find: settledPromises },
  { name: 'typed text', says: 'what the user typed is still there', find: typedText },
  { name: 'input', says: 'the modal answers input within 100 ms, and Escape and close work', find: answersInput },
  { name: 'sent once', says: 'no money-moving or signing request was sent twice', find: sentOnce },
  { name: 'retries', says: 'retries are bounded', find: boundedRetries },
  { name: 'secrets', says: 'no secret in logs, analytics, DOM or storage', find: noSecret },
  { name: 'undone', says: 'after close all is back to the level before open', find: allBack },
  { name: 'uncaught errors', says: 'no uncaught error and no unhandled rejection', find: noError },
]

/** Runs the ten checks after a fault, and says what they found: nothing, when all is well. The handle is gone then. */
export async function tenChecks(watch: FaultWatch, after: Aftermath): Promise<readonly string[]> {
  const found: string[] = []
  for (const { name, says, find } of checks) {
    const complaint = await find({ watch, after }).catch((error: unknown) => `it could not be looked at: ${String(error)}`)
    if (complaint !== undefined) found.push(`${name}: ${says}: ${complaint}`)
  }
  return found
}

async function oneMessage({ watch, after: { says } }: Situation): Promise<string | undefined> {
  const { host } = watch.flow
  if ((await host.modal.count()) === 0) await host.open()
  const said = (await messagesIn(watch.flow)).filter((text) => !watch.stood.includes(text))
  if (says === 'nothing') return said.length === 0 ? undefined : `it says ${JSON.stringify(said)}`
  const [only = ''] = said
  if (said.length !== 1 || !says.text.test(only)) return `it says ${JSON.stringify(said)}`
  const wayOn = host.modal.getByRole('button', { name: says.wayOn }).or(host.modal.getByRole('link', { name: says.wayOn }))
  return (await wayOn.count()) > 0 ? undefined : `there is no ${says.wayOn}`
}

/** The status alone says little: what it says has to be true of the account, the link and the phone. */
async function legalState({ watch: { flow }, after }: Situation): Promise<string | undefined> {
  const { account, connections, network } = await flow.host.snapshot()
  const link = await flow.host.page.evaluate(() => {
    const { state = 'idle', uri, problem } = window.flow?.pairing ?? {}
    return { state, hasUri: uri !== undefined, hasProblem: problem !== undefined }
  })
  const isConnected = account.status === 'connected'
  const wrong = [
    account.status !== after.status && `it is ${account.status}`,
    isConnected !== (account.address !== undefined) && `${account.status} with the address ${account.address}`,
    isConnected !== connections.length > 0 && `${account.status} with ${connections.length} connections`,
    isConnected && network === undefined && 'connected to no network',
    isConnected !== flow.phone.sessions.length > 0 && `${account.status}, and the phone has ${flow.phone.sessions.length} sessions`,
    flow.phone.sessions.length > 1 && `${flow.phone.sessions.length} sessions`,
    link.hasUri !== (link.state === 'ready') && `a link that is ${link.state}`,
    link.hasProblem !== (link.state === 'failed') && `a problem with a link that is ${link.state}`,
  ]
  return sentence(wrong)
}

async function settledPromises({ watch, after: { awaits = [] } }: Situation): Promise<string | undefined> {
  const pending = await watch.flow.host.page.evaluate(() =>
    window.probe?.given.flatMap(({ what, state }) => (state === 'pending' ? what : [])),
  )
  return JSON.stringify(pending) === JSON.stringify(awaits) ? undefined : `still pending: ${JSON.stringify(pending)}`
}

async function typedText({ watch, after: { typed } }: Situation): Promise<string | undefined> {
  const { host } = watch.flow
  if (typed.in === 'modal') await host.modal.getByRole('button', { name: 'Back' }).click()
  const field = typed.in === 'modal' ? host.modal.getByRole('searchbox') : host.page.getByLabel('Note')
  const text = await field.inputValue({ timeout: patience }).catch(() => 'no field')
  return text === typed.text ? undefined : `it is ${JSON.stringify(text)}`
}

async function answersInput({ watch: { flow } }: Situation): Promise<string | undefined> {
  const { host } = flow
  if ((await host.modal.count()) === 0) await host.open()
  let slow = Infinity
  for (let turn = 0; turn < 3 && slow > soon; turn += 1) {
    const reaction = await reactionOf(flow)
    slow = Math.min(slow, reaction > soon ? reaction - (await reactionOfMachine(flow)) : reaction)
  }
  if (slow > soon) return `a press is answered after ${Math.round(slow)} ms`
  await host.page.keyboard.press('Escape')
  if (!(await isGone(flow))) return 'Escape does not close it'
  await host.open()
  await host.modal.getByRole('button', { name: 'Close' }).click()
  return (await isGone(flow)) ? undefined : 'its button does not close it'
}

async function sentOnce({ watch, after: { asked = [], sent = 0 } }: Situation): Promise<string | undefined> {
  const { requests } = watch.flow.phone
  const moved = (await sentByAlice()) - watch.sent
  return sentence([
    JSON.stringify(requests) !== JSON.stringify(asked) && `the phone was asked for ${JSON.stringify(requests)}`,
    moved !== sent && `${moved} transactions are on the chain`,
  ])
}

async function boundedRetries({ watch: { sockets, asked }, after: { sockets: most = 3 } }: Situation): Promise<string | undefined> {
  const often = [...new Set(asked)].filter((one) => asked.filter((other) => other === one).length > tries)
  return sentence([
    sockets.length > most && `${sockets.length} sockets were opened`,
    often.length > 0 && `asked too often: ${often.join()}`,
  ])
}

/** The keys are read out of the SDK's own database, where they have to be, and looked for everywhere else. */
async function noSecret({ watch }: Situation): Promise<string | undefined> {
  const { open, databases } = await kept(watch.flow)
  const keys = [...new Set([...keysIn(databases), ...watch.flow.keys])]
  const places = { 'what leaves the page or is said': await watch.heard(), 'the page': await drawn(watch.flow), 'its storage': open }
  return sentence(Object.entries(places).map(([place, text]) => keys.some((key) => text.includes(key)) && `a key stands in ${place}`))
}

/** Opened and closed once more nothing is added, and without the handle nothing is left. */
async function allBack({ watch: { flow, atRest } }: Situation): Promise<string | undefined> {
  const { host } = flow
  if ((await host.modal.count()) > 0) return 'it is still open'
  const closed = await levelsOf(host.page)
  await host.open()
  await host.page.keyboard.press('Escape')
  await isGone(flow)
  const grown = await overBy(flow, closed)
  if (grown !== undefined) return `opened and closed once more: ${grown}`
  await host.page.evaluate(() => window.flow?.handles[0]?.destroy())
  const left = await overBy(flow, atRest)
  return left === undefined ? undefined : `without the handle: ${left}`
}

async function noError({ watch: { flow } }: Situation): Promise<string | undefined> {
  const errors = await flow.host.page.evaluate(() => window.probe?.errors ?? ['nothing counts'])
  return sentence([...errors, ...flow.host.watch.unexpected()])
}

async function isGone({ host }: FaultWatch['flow']): Promise<boolean> {
  return host.modal.waitFor({ state: 'detached', timeout: patience }).then(
    () => true,
    () => false,
  )
}

/** Lists the resources that a page holds too many of, after the ten seconds that a request may take. */
async function overBy({ host }: FaultWatch['flow'], level: Levels): Promise<string | undefined> {
  const over = (now: Levels): string | undefined =>
    sentence((Object.keys(level) as (keyof Levels)[]).map((part) => now[part] > level[part] && `${now[part] - level[part]} more ${part}`))
  for (let turn = 0; turn < 48; turn += 1) {
    if (over(await levelsOf(host.page)) === undefined) return undefined
    await host.page.waitForTimeout(250)
  }
  const waits = await host.page.evaluate(() => window.probe?.waits().join())
  return `${over(await levelsOf(host.page)) ?? 'nothing'}; timers wait for ${waits} ms`
}

function sentence(parts: readonly (string | false)[]): string | undefined {
  const found = parts.filter((part) => part !== false)
  return found.length === 0 ? undefined : found.join('; ')
}

import '../../../cloud/secure-site/src/styles/card.css'
import { keepView } from '../../../cloud/secure-site/src/popup/keep-view.js'
import { showLine } from '../../../cloud/secure-site/src/popup/show-line.js'
import { make } from '../../../cloud/secure-site/src/dom/make.js'
import { Screen } from '../../../cloud/secure-site/src/dom/screen.js'
import { Fault } from '../../../cloud/secure-site/src/faults/fault.js'
import { storageNotice } from '../../../cloud/secure-site/src/frame/storage-notice.js'
import { manage } from '../../../cloud/secure-site/src/manage/manage.js'
import type { Messages } from '../../../cloud/secure-site/src/messages/messages.js'
import { protect } from '../../../cloud/secure-site/src/recovery/protect.js'
import { recover } from '../../../cloud/secure-site/src/recovery/recover.js'
import { appears } from '../views/appears.js'
import { sampleApprovals } from './approvals.js'
import { type PlayedAccount, playedContext } from './played-account.js'

/** What a screen is drawn in. */
export interface ScreenPlace {
  readonly words: Messages
  /** Ends what waits for the person. */
  readonly signal: AbortSignal
}

/** Draws a screen of the secure site into the page, and resolves once it stands. */
export type DrawScreen = (place: ScreenPlace) => Promise<void>

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const asker = { origin: 'https://app.harbour.example', name: 'Harbour' }
const longAsker = {
  origin: `https://${'a-very-long-name-of-a-host.'.repeat(5)}harbour.example`,
  name: 'The harbour office of all harbours '.repeat(6).trim(),
}
const longEmail = `${'jo.of.the.very.long.quay.'.repeat(4)}@mail.harbour.example`
const longDevice = 'A browser with a name that goes on and on, on a system with a name that goes on as well'

interface Notice {
  readonly isKept: false
  readonly keep?: () => Promise<'refused'>
}

const screenOf = ({ words }: ScreenPlace, store?: Notice): Screen =>
  new Screen({
    root: document.body,
    words: () => words,
    storageNotice: () => store && storageNotice(store, words),
    recover: () => Promise.resolve(),
  })

/** Begins something that waits for the person. Whoever draws the next screen ends it, which is no failure. */
const stays = (work: Promise<unknown>): void =>
  void work.catch((error: unknown) => {
    if (!(error instanceof Fault)) throw error
  })

async function press(selector: string): Promise<void> {
  const button = await appears(selector, () => document.querySelector<HTMLElement>(selector))
  button.click()
}

const stands = async (selector: string): Promise<void> => void (await appears(selector, () => document.querySelector(selector)))

interface AskedScreen {
  readonly from?: typeof asker
  readonly problem?: Fault
  readonly store?: Notice
  readonly after?: () => Promise<void>
}

const asked =
  (name: string, { from = asker, problem, store, after }: AskedScreen = {}): DrawScreen =>
  async (place) => {
    const approval = sampleApprovals(place.words)[name]
    if (approval === undefined) throw new Error(`There is no request ${name}`)
    stays(screenOf(place, store).decide(approval, { asker: from, account, problem, signal: place.signal }))
    await after?.()
  }

/** The account, and what the person presses in it. */
const managed =
  (played: PlayedAccount, ...presses: readonly string[]): DrawScreen =>
  async (place) => {
    const { words, signal } = place
    const device = { store: { remove: async () => undefined } }
    const context = await playedContext(played)
    stays(manage({ screen: screenOf(place), context, words, signal, device: device as never, openRecovery: () => Promise.resolve() }))
    await stands('.told')
    for (const selector of presses) await press(selector)
  }

const brought =
  (awaits: 'code' | 'passkey', after: () => Promise<void> = () => Promise.resolve()): DrawScreen =>
  async (place) => {
    const { wallet } = await playedContext({ awaits })
    stays(recover({ ...place, screen: screenOf(place), wallet }))
    await stands('.card')
    await after()
  }

const kept =
  (kind: 'code' | 'passkey'): DrawScreen =>
  async (place) => {
    stays(protect({ ...place, kind, screen: screenOf(place), share: new Uint8Array(17), person: { id: 'jo', name: 'jo@harbour.example' } }))
    await stands('.card')
  }

const remove = 'button.danger'
// The overview has headings, and a button at its foot as well.
const main = '.card:not(:has(h2)) footer button.main'
const field = '#code'
const show = '.told > button.quiet:nth-last-of-type(2)'

async function typeCode(code: string): Promise<void> {
  const input = await appears('the field', () => document.querySelector<HTMLInputElement>(field))
  input.value = code
  await press(`.card:has(${field}) footer button.main`)
  await appears('the problem', () => document.querySelector('.status:not(:empty)'))
}

/** Every screen of the site, by name. */
export const screens: Readonly<Record<string, DrawScreen>> = {
  reading: async (place) => screenOf(place).reading(asker),
  'reading-long': async (place) => screenOf(place).reading(longAsker),
  signing: async (place) => screenOf(place).signing(),
  'ask-message': asked('message'),
  'ask-message-long': asked('message-long', { from: longAsker }),
  'ask-message-unbroken': asked('message-unbroken'),
  'ask-message-odd': asked('message-odd'),
  'ask-message-disguised': asked('message-disguised'),
  'ask-sign-in': asked('sign-in'),
  'ask-sign-in-elsewhere': asked('sign-in-elsewhere'),
  'ask-send': asked('send'),
  'ask-send-raw': asked('send', { after: () => press('summary') }),
  'ask-send-poor': asked('send-poor'),
  'ask-send-untried': asked('send-untried'),
  'ask-send-long': asked('send-long', { from: longAsker }),
  'ask-allowance': asked('allowance'),
  'ask-permit': asked('permit'),
  'ask-contract': asked('contract'),
  'ask-batch': asked('batch'),
  'ask-solana': asked('solana'),
  'ask-again-offline': asked('message', { problem: new Fault('node-away') }),
  'ask-not-kept': asked('send', { store: { isKept: false } }),
  'ask-not-kept-asks': asked('send', { store: { isKept: false, keep: async () => 'refused' } }),
  'ask-not-kept-refused': asked('send', {
    store: { isKept: false, keep: async () => 'refused' },
    after: async () => {
      await press('.risk button')
      await stands('.risk button:nth-of-type(2)')
    },
  }),
  waits: async (place) => stays(screenOf(place).waits(new Fault('operation-waits'), place.signal)),
  'waits-unknown': async (place) => stays(screenOf(place).waits(new Fault('sent-unknown'), place.signal)),
  'recover-code': brought('code'),
  'recover-code-wrong': brought('code', () => typeCode('0000-0000')),
  'recover-passkey': brought('passkey'),
  'protect-code': kept('code'),
  'protect-passkey': kept('passkey'),
  manage: managed({}),
  'manage-new': managed({ events: ['created'], recovery: 'passkey' }),
  'manage-many': managed({ recovery: 'code', others: ['Safari, iPhone', 'Chrome, Windows', longDevice] }),
  'manage-away': managed({ others: ['Safari, iPhone'], faults: { '/sessions/1': ['cloud-away'] } }, 'li button.quiet'),
  'prove-by-mail': managed({}, remove),
  'prove-by-mail-long': managed({ email: longEmail }, remove),
  'prove-no-mail': managed({ faults: { '/email/again': ['mail-unavailable'] } }, remove, main),
  'prove-code': managed({}, remove, main),
  'prove-code-wrong': async (place) => {
    await managed({ faults: { '/email/verify': ['code-wrong', { triesLeft: 4 }] } }, remove, main)(place)
    await typeCode('123456')
  },
  'prove-somebody-else': async (place) => {
    await managed({ faults: { '/email/verify': ['account-differs'] } }, remove, main)(place)
    await typeCode('123456')
  },
  'prove-at-provider': managed({ provider: 'google' }, remove),
  'prove-by-phone': managed({ provider: 'farcaster' }, remove),
  words: async (place) => {
    await managed({}, show, main)(place)
    const input = await appears('the field', () => document.querySelector<HTMLInputElement>(field))
    input.value = '123456'
    await press(`.card:has(${field}) footer button.main`)
    await stands('.secret')
  },
  alone: async ({ words }) => document.body.replaceChildren(make('p', { class: 'alone' }, words.wrongAddress)),
  'window-waits': async ({ words }) => showLine(words.popupWait),
  'window-done': async ({ words }) => showLine(words.popupDone),
  'window-lost': async ({ words }) => showLine(words.popupLost),
  'window-keeps': async ({ words }) => document.body.replaceChildren(keepView(words, () => undefined)),
}

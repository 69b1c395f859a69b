import { auditSchema, sessionsSchema, anything } from '../accounts/shapes.js'
import type { Device } from '../device/device.js'
import { card } from '../dom/card.js'
import { button, make } from '../dom/make.js'
import type { Screen } from '../dom/screen.js'
import { asFault } from '../faults/fault.js'
import type { LoginContext } from '../login/login-context.js'
import type { Messages } from '../messages/messages.js'
import { protect } from '../recovery/protect.js'
import { personOf } from '../sessions/wallet.js'
import { shareName } from '../sessions/kept-session.js'
import { loginAgain } from './login-again.js'
import { showWords } from './show-words.js'

export interface ManageNeeds {
  readonly screen: Screen
  readonly context: LoginContext
  readonly words: Messages
  readonly device: Device
  readonly openRecovery: (signal: AbortSignal) => Promise<void>
  readonly signal: AbortSignal
}

type Choice =
  | { readonly does: 'close' }
  | { readonly does: 'end-others' }
  | { readonly does: 'export' | 'delete' | 'change-recovery' }
  | { readonly does: 'end'; readonly session: string }

const familyNames: Readonly<Partial<Record<string, string>>> = { eip155: 'EVM', solana: 'Solana' }

/** Shows the person what their account is and has, and does what they choose, until they close it. */
export async function manage(needs: ManageNeeds): Promise<void> {
  const { screen, words } = needs
  let problem = ''
  for (;;) {
    try {
      const choice = await overview(needs, problem)
      problem = ''
      if (choice.does === 'close') return screen.clear()
      if ((await carryOut(choice, needs)) === 'gone') return screen.clear()
    } catch (error) {
      const { code, details } = asFault(error)
      if (code === 'aborted' || code === 'session-ended') throw error
      if (code !== 'rejected') problem = words.faults[code](details)
    }
  }
}

async function overview({ screen, context, words, signal }: ManageNeeds, problem: string): Promise<Choice> {
  const { wallet } = context
  screen.reading({ origin: location.origin })
  const { account } = await wallet.mustSession()
  const share = await wallet.share(account.id)
  const [{ email, sessions }, { events }] = await Promise.all([
    wallet.ask({ method: 'GET', path: '/sessions', schema: sessionsSchema }),
    wallet.ask({ method: 'GET', path: '/audit', schema: auditSchema }),
  ])
  // Another browser may have changed it.
  if (email !== account.email) await wallet.rename(email)
  const time = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' })
  return screen.until(signal, (resolve) => {
    const choose = (choice: Choice) => (): void => resolve(choice)
    const rows = sessions.map(({ id, device, seenAt, isThis }) =>
      make(
        'li',
        {},
        make(
          'span',
          {},
          device,
          make('br'),
          make('span', { class: 'note' }, isThis ? words.thisBrowser : words.lastSeen(time.format(seenAt))),
        ),
        ...(isThis ? [] : [button(words.endSession, 'quiet', choose({ does: 'end', session: id }))]),
      ),
    )
    const content = make(
      'section',
      { class: 'told', tabindex: '0', 'aria-labelledby': 'title' },
      make('h2', {}, words.addresses),
      make(
        'dl',
        {},
        ...Object.entries(account.addresses).map(([family, address]) =>
          make('div', {}, make('dt', {}, familyNames[family] ?? family), make('dd', { class: 'code', dir: 'ltr' }, address)),
        ),
      ),
      make('h2', {}, words.sessions),
      make('ul', {}, ...rows),
      ...(sessions.length > 1 ? [button(words.endOthers, 'quiet', choose({ does: 'end-others' }))] : []),
      make('h2', {}, words.recovery),
      ...(share === undefined ? [] : [make('p', { class: 'note' }, words.custody[share.recovery])]),
      button(words.changeRecovery, 'quiet', choose({ does: 'change-recovery' })),
      make('h2', {}, words.history),
      make(
        'ul',
        {},
        ...events
          .slice(0, 20)
          .map(({ at, kind }) =>
            make('li', {}, make('span', {}, words.events[kind] ?? kind), make('span', { class: 'note' }, time.format(at))),
          ),
      ),
      make('h2', {}, words.exportTitle),
      make('p', { class: 'note' }, words.exportWarning),
      button(words.exportShow, 'quiet', choose({ does: 'export' })),
      make('h2', {}, words.deleteTitle),
      make('p', { class: 'note' }, words.deleteWarning),
      button(words.deleteNow, 'danger', choose({ does: 'delete' })),
    )
    screen.show(card(words.manageTitle, content, problem, button(words.close, 'main', choose({ does: 'close' }))))
  })
}

async function carryOut(choice: Exclude<Choice, { does: 'close' }>, needs: ManageNeeds): Promise<'gone' | undefined> {
  const { wallet } = needs.context
  if (choice.does === 'end')
    await wallet.ask({ method: 'DELETE', path: `/sessions/${encodeURIComponent(choice.session)}`, schema: anything })
  else if (choice.does === 'end-others') await wallet.ask({ method: 'DELETE', path: '/sessions', schema: anything })
  else return carryOutFresh(choice.does, needs)
  return undefined
}

/** Does what needs the person to prove that it is them. */
async function carryOutFresh(does: 'export' | 'delete' | 'change-recovery', needs: ManageNeeds): Promise<'gone' | undefined> {
  const { context, screen, words, signal, openRecovery } = needs
  const { wallet } = context
  await loginAgain(needs)
  if (does === 'delete') return deleteAccount(needs)
  const { awaits, account } = await wallet.mustSession()
  if (awaits !== undefined) await openRecovery(signal)
  if (does === 'export') await showWords(needs)
  else await wallet.changeRecovery((share) => protect({ screen, words, kind: 'passkey', share, person: personOf(account), signal }))
  return undefined
}

async function deleteAccount({ context, device }: ManageNeeds): Promise<'gone'> {
  const { wallet } = context
  const { account } = await wallet.mustSession()
  await wallet.ask({ method: 'DELETE', path: '/account', schema: anything })
  await device.store.remove(shareName(account.id))
  await wallet.forget()
  return 'gone'
}

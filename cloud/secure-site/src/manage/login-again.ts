import { card } from '../dom/card.js'
import { button, make } from '../dom/make.js'
import { Fault, asFault } from '../faults/fault.js'
import { EmailLogin } from '../login/email-login.js'
import { FarcasterLogin, finishSocial, startSocial } from '../login/social-login.js'
import type { ManageNeeds } from './manage.js'

/** A popup that providers show themselves in. */
const popupFeatures = 'width=600,height=800,scrollbars=yes'

/** Providers as they write themselves; others are named as the cloud does. */
const providerNames: Readonly<Partial<Record<string, string>>> = {
  ...{ google: 'Google', apple: 'Apple', github: 'GitHub', discord: 'Discord', x: 'X', facebook: 'Facebook' },
  farcaster: 'Farcaster',
}

/** Has the person prove once more that it is them, whatever the time since the last login. */
export async function loginAgain(needs: ManageNeeds): Promise<void> {
  const { wallet } = needs.context
  const { account } = await wallet.mustSession()
  const proving: ManageNeeds = { ...needs, context: { ...needs.context, enter: (login) => wallet.prove(login) } }
  if (account.provider === 'email' && account.email !== null) await byMail(proving, account.email)
  else if (account.provider === 'farcaster') await byPhone(proving)
  else await byProvider(proving, account.provider)
}

async function byMail(needs: ManageNeeds, email: string): Promise<void> {
  const { screen, words, context } = needs
  const login = new EmailLogin(context)
  const isSent = await ask(needs, words.loginAgainMail(email), words.sendCode)
  if (!isSent) throw new Fault('rejected')
  await login.again()
  let problem = ''
  for (;;) {
    const code = await askForCode(needs, words.loginAgainMail(email), problem)
    if (code === undefined) throw new Fault('rejected')
    screen.signing()
    try {
      return await login.verify(code)
    } catch (error) {
      const fault = asFault(error)
      if (fault.code !== 'code-wrong') throw fault
      problem = words.faults[fault.code](fault.details)
    }
  }
}

async function byProvider(needs: ManageNeeds, provider: string): Promise<void> {
  const url = await startSocial(needs.context, provider, true)
  const open = (): void => void window.open(url, 'popupWindow', popupFeatures)
  await finishSocial(needs.context, await proven(needs, { provider, open }, popupResult))
}

async function byPhone(needs: ManageNeeds): Promise<void> {
  const login = new FarcasterLogin(needs.context)
  const url = await login.start()
  const open = (): void => void window.open(url, '_blank', 'noopener')
  await proven(needs, { provider: 'farcaster', open }, (signal) => login.finish(signal))
}

/** Page of a provider, opened by the person to prove that it is them. */
interface ProvingPlace {
  readonly provider: string
  readonly open: () => void
}

/** Shows where the person proves it until they have, or go back: a window that they closed can be opened again. */
async function proven<T>(
  { screen, words, signal }: ManageNeeds,
  { provider, open }: ProvingPlace,
  result: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const left = new AbortController()
  const name = providerNames[provider] ?? provider
  try {
    const outcome = await screen.until<{ readonly proof: T } | { readonly fault: unknown } | undefined>(signal, (resolve) => {
      result(AbortSignal.any([signal, left.signal])).then(
        (proof) => resolve({ proof }),
        (fault: unknown) => resolve({ fault }),
      )
      const text = make('section', { class: 'told' }, make('p', {}, words.loginAgainSocial(name)))
      const back = button(words.back, 'quiet', () => resolve(undefined))
      screen.show(card(words.loginAgain, text, '', back, button(words.openProvider(name), 'main', open)))
    })
    if (outcome === undefined) throw new Fault('rejected')
    if ('fault' in outcome) throw outcome.fault
    return outcome.proof
  } finally {
    left.abort()
  }
}

/** The address that the popup came back with. */
function popupResult(signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Fault('aborted')), { once: true })
    const hear = ({ origin, data }: MessageEvent<{ readonly resultUri?: unknown } | null>): void => {
      if (origin === location.origin && typeof data?.resultUri === 'string') resolve(data.resultUri)
    }
    window.addEventListener('message', hear, { signal })
  })
}

function ask({ screen, words, signal }: ManageNeeds, text: string, label: string): Promise<boolean> {
  return screen.until(signal, (resolve) => {
    const yes = button(label, 'main', () => resolve(true))
    screen.show(
      card(
        words.loginAgain,
        make('section', { class: 'told' }, make('p', {}, text)),
        '',
        button(words.back, 'quiet', () => resolve(false)),
        yes,
      ),
    )
  })
}

function askForCode({ screen, words, signal }: ManageNeeds, text: string, problem: string): Promise<string | undefined> {
  return screen.until(signal, (resolve) => {
    const field = make('input', { id: 'code', inputmode: 'numeric', autocomplete: 'one-time-code', maxlength: '12', dir: 'ltr' })
    const form = make('form', { class: 'told' }, make('p', {}, text), make('label', { for: 'code' }, words.codeLabel), field)
    const done = (): void => resolve(field.value.normalize('NFKC').replaceAll(/\D/g, ''))
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      done()
    })
    screen.show(
      card(
        words.loginAgain,
        form,
        problem,
        button(words.back, 'quiet', () => resolve(undefined)),
        button(words.goOn, 'main', done),
      ),
    )
    field.focus()
  })
}

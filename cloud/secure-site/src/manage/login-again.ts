import { card } from '../dom/card.js'
import { button, make } from '../dom/make.js'
import { Fault, asFault } from '../faults/fault.js'
import { EmailLogin } from '../login/email-login.js'
import { finishSocial, startSocial } from '../login/social-login.js'
import type { ManageNeeds } from './manage.js'

/** A popup that providers show themselves in. */
const popupFeatures = 'width=600,height=800,scrollbars=yes'

/** Providers as they write themselves; others are named as the cloud does. */
const providerNames: Readonly<Partial<Record<string, string>>> = {
  ...{ google: 'Google', apple: 'Apple', github: 'GitHub', discord: 'Discord', x: 'X', facebook: 'Facebook' },
}

/** Has the person prove once more that it is them, whatever the time since the last login. */
export async function loginAgain(needs: ManageNeeds): Promise<void> {
  const { account } = await needs.context.wallet.mustSession()
  if (account.provider === 'email' && account.email !== null) await byMail(needs, account.email)
  else await byProvider(needs, account.provider)
  const now = await needs.context.wallet.mustSession()
  if (now.account.id !== account.id) throw new Fault('signer-differs')
}

async function byMail(needs: ManageNeeds, email: string): Promise<void> {
  const { screen, words, context, signal } = needs
  const login = new EmailLogin(context)
  const isSent = await ask(needs, words.loginAgainMail(email), words.sendCode)
  if (!isSent) throw new Fault('rejected')
  if ((await login.again(email)) === 'VERIFY_DEVICE') await login.waitForDevice(signal)
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
  const { words, context, screen, signal } = needs
  const url = await startSocial(context, provider)
  const name = providerNames[provider] ?? provider
  const isOpened = await ask(needs, words.loginAgainSocial(name), words.openProvider(name), () =>
    window.open(url, 'popupWindow', popupFeatures),
  )
  if (!isOpened) throw new Fault('rejected')
  screen.reading({ origin: location.origin })
  const uri = await new Promise<string>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Fault('aborted')), { once: true })
    window.addEventListener('message', ({ origin, data }: MessageEvent<{ readonly resultUri?: unknown } | null>) => {
      if (origin === location.origin && typeof data?.resultUri === 'string') resolve(data.resultUri)
    })
  })
  await finishSocial(context, uri)
}

function ask(
  { screen, words, signal }: ManageNeeds,
  text: string,
  label: string,
  press: () => unknown = () => undefined,
): Promise<boolean> {
  return screen.until(signal, (resolve) => {
    const yes = button(label, 'main', () => {
      press()
      resolve(true)
    })
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

import type { Recovery } from '../accounts/shapes.js'
import { card } from '../dom/card.js'
import { button, make } from '../dom/make.js'
import type { Screen } from '../dom/screen.js'
import { Fault, asFault } from '../faults/fault.js'
import type { Messages } from '../messages/messages.js'
import type { Wallet } from '../sessions/wallet.js'
import { openWithPasskey } from './passkey.js'
import { openWithCode, sealWithCode } from './recovery-code.js'

export interface RecoverNeeds {
  readonly screen: Screen
  readonly wallet: Wallet
  readonly words: Messages
  readonly signal: AbortSignal
}

/** Asks the person for their passkey or their code until the wallet is back. */
export async function recover(needs: RecoverNeeds): Promise<void> {
  const { screen, wallet, words, signal } = needs
  const { awaits } = await wallet.mustSession()
  if (awaits === undefined) return
  let problem = ''
  for (;;) {
    const typed = await (awaits.kind === 'code' ? askForCode(needs, problem) : askForPasskey(needs, problem))
    if (typed === undefined) throw new Fault('rejected')
    screen.signing()
    if (signal.aborted) throw new Fault('aborted')
    try {
      return await takeBack(wallet, awaits, typed)
    } catch (error) {
      const { code, details } = asFault(error)
      problem = words.faults[code](details)
    }
  }
}

async function takeBack(wallet: Wallet, { kind, share }: Recovery, typed: string): Promise<void> {
  if (kind === 'code') return wallet.recover(await openWithCode(typed, share), (fresh) => sealWithCode(typed, fresh))
  // The passkey would have to be asked twice to seal anew: what it opened serves this browser as it is.
  return wallet.recover(await openWithPasskey(share))
}

function askForCode({ screen, words, signal }: RecoverNeeds, problem: string): Promise<string | undefined> {
  return screen.until(signal, (resolve) => {
    const field = make('input', {
      ...{ id: 'code', autocomplete: 'off', autocapitalize: 'characters', spellcheck: 'false', dir: 'ltr', 'aria-describedby': 'problem' },
    })
    const form = make(
      'form',
      { class: 'told' },
      make('p', {}, words.recoverCode),
      make('label', { for: 'code' }, words.recoverCodeLabel),
      field,
    )
    const done = (): void => resolve(field.value)
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      done()
    })
    screen.show(
      card(
        words.recoverTitle,
        form,
        problem,
        button(words.refuse, 'quiet', () => resolve(undefined)),
        button(words.goOn, 'main', done),
      ),
    )
    field.focus()
  })
}

function askForPasskey({ screen, words, signal }: RecoverNeeds, problem: string): Promise<string | undefined> {
  return screen.until(signal, (resolve) => {
    const text = make('section', { class: 'told' }, make('p', {}, words.recoverPasskey))
    const cancel = button(words.refuse, 'quiet', () => resolve(undefined))
    screen.show(
      card(
        words.recoverTitle,
        text,
        problem,
        cancel,
        button(words.usePasskey, 'main', () => resolve('')),
      ),
    )
  })
}

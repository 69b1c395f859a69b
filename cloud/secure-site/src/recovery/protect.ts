import type { Recovery } from '../accounts/shapes.js'
import { card } from '../dom/card.js'
import { button, make } from '../dom/make.js'
import type { Screen } from '../dom/screen.js'
import { asFault } from '../faults/fault.js'
import type { Messages } from '../messages/messages.js'
import { sealWithPasskey } from './passkey.js'
import { makeCode, sealWithCode } from './recovery-code.js'

export interface ProtectNeeds {
  readonly screen: Screen
  readonly words: Messages
  readonly kind: 'passkey' | 'code'
  readonly share: Uint8Array
  readonly person: { readonly id: string; readonly name: string }
  readonly signal: AbortSignal
}

/** Has the person make a way back of their own, and seals a share such that only it opens it. */
export async function protect(needs: ProtectNeeds): Promise<Recovery> {
  const { screen, share, person } = needs
  let kind = needs.kind
  let problem = ''
  while (kind === 'passkey') {
    const choice = await askForPasskey(needs, problem)
    if (choice === 'code') {
      kind = 'code'
      break
    }
    try {
      return await sealWithPasskey(share, person)
    } catch (error) {
      const { code, details } = asFault(error)
      problem = needs.words.faults[code](details)
    }
  }
  const code = makeCode()
  await showCode(needs, code)
  screen.clear()
  return sealWithCode(code, share)
}

function askForPasskey({ screen, words, signal }: ProtectNeeds, problem: string): Promise<'passkey' | 'code'> {
  return screen.until(signal, (resolve) => {
    screen.show(
      card(
        words.protectTitle,
        make('section', { class: 'told' }, make('p', {}, words.protectPasskey), make('p', { class: 'note' }, words.custody.passkey)),
        problem,
        button(words.useCodeInstead, 'quiet', () => resolve('code')),
        button(words.usePasskey, 'main', () => resolve('passkey')),
      ),
    )
  })
}

function showCode({ screen, words, signal }: ProtectNeeds, code: string): Promise<void> {
  return screen.until(signal, (resolve) => {
    const copy = button(words.copy, 'quiet', () => {
      navigator.clipboard.writeText(code).then(
        () => copy.replaceChildren(words.copied),
        // It stands there to be written down.
        () => copy.remove(),
      )
    })
    screen.show(
      card(
        words.protectTitle,
        make(
          'section',
          { class: 'told' },
          make('p', {}, words.protectCode),
          make('p', { class: 'secret', dir: 'ltr' }, code),
          make('p', { class: 'note' }, words.custody.code),
        ),
        '',
        copy,
        button(words.savedCode, 'main', () => resolve()),
      ),
    )
  })
}

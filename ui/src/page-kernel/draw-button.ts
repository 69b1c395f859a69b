import { shortAddress } from '@billfold/kernel/validation'

import { avatarBackground, avatarColors } from '../../kit/avatar/avatar-colors.js'
import { flooredNumber } from '../../kit/text/floored-number.js'
import type { HostMessages } from '../host/messages/en.js'
import { styles as plain } from '../host/page/early-button.module.css'
import type { ButtonRequest, ButtonSource } from '../host/page/early-button.js'
import { styles } from './draw-button.module.css'

type Network = NonNullable<ButtonSource['snapshot']['network']>
type Account = ButtonSource['snapshot']['account'] & { readonly address: string }

/** The network or account that a button shows. */
export type ButtonSubject = { readonly network: Network } | { readonly account: Account }

export interface DrawnButton extends ButtonSource {
  readonly messages: HostMessages
}

/** Draws a button that shows a network or an account. */
export function drawButton(source: DrawnButton, subject: ButtonSubject): ButtonRequest {
  if ('network' in subject) return drawNetwork(source, subject.network)
  return source.element.localName === 'billfold-connect-button' ? hide(source) : drawAccount(source, subject.account)
}

/** How long an amount stands that another one is to follow, in milliseconds. */
const keptFor = 10_000

function drawNetwork({ button, messages }: DrawnButton, { name, isUnsupported = false }: Network): ButtonRequest {
  show(button, isUnsupported ? 'warning' : 'quiet', [part('text', isUnsupported ? messages.unsupportedNetwork : name)])
  return { view: 'Networks' }
}

/** Hides a connect button while somebody is connected. It opens nothing: nobody can press it. */
function hide({ button }: ButtonSource): ButtonRequest {
  button.hidden = true
  return {}
}

function drawAccount({ element, button, snapshot, messages }: DrawnButton, account: Account): ButtonRequest {
  const { address, profileName, balance, balanceSymbol = '' } = account
  const cut = { start: count(element.getAttribute('chars-start'), 6), end: count(element.getAttribute('chars-end'), 4) }
  const face = part('avatar', '')
  face.style.backgroundImage = avatarBackground(avatarColors(address))
  const isHidden = element.getAttribute('balance') === 'hide'
  const amount = isHidden ? undefined : flooredNumber(balance, { locale: snapshot.locale, decimals: 3 })
  const parts = [face, part('text', profileName ?? shortAddress(address, cut))]
  const detail = amount === undefined ? !isHidden && keptDetail(button, address) : part('detail', `${amount} ${balanceSymbol}`.trim())
  if (detail) parts.push(detail)
  show(button, 'quiet', parts)
  button.title = address
  // The kind of button, then everything that is seen and holds.
  const told = parts.slice(1).filter(({ dataset }) => dataset['stale'] === undefined)
  button.ariaLabel = [messages.account, ...told.map(({ textContent }) => textContent)].join(', ')
  return { view: 'Account' }
}

/** What stands while an amount is on its way, so that the button keeps its width: that of the network before, faded, else room for the first. */
function keptDetail(button: HTMLButtonElement, address: string): HTMLElement | undefined {
  const standing = button.title === address ? button.querySelector<HTMLElement>(`.${styles['detail']}`) : room()
  if (standing === null) return undefined
  const since = Number((standing.dataset['stale'] ??= String(performance.now())))
  return performance.now() - since < keptFor ? standing : undefined
}

function room(): HTMLElement {
  const created = part('detail', '')
  created.dataset['coming'] = ''
  return created
}

function show(button: HTMLButtonElement, tone: 'quiet' | 'warning', parts: readonly HTMLElement[]): void {
  button.hidden = false
  button.style.minInlineSize = ''
  button.className = `${plain['button']} ${styles['parts']} ${tone === 'quiet' ? plain['quiet'] : styles['warning']}`
  button.removeAttribute('title')
  button.removeAttribute('data-busy')
  button.ariaLabel = null
  button.replaceChildren(...parts)
}

/** Names and amounts keep their own direction: each stands apart from what is around it. */
function part(name: 'avatar' | 'detail' | 'text', text: string): HTMLElement {
  const created = document.createElement('bdi')
  created.className = styles[name] ?? ''
  created.textContent = text
  return created
}

function count(text: string | null, otherwise: number): number {
  const found = Number(text)
  return text !== null && Number.isInteger(found) && found >= 0 ? found : otherwise
}

import { bonesClass } from '../../../styles/bones-class.js'

import { styles as button } from '../page/early-button.module.css'
import type { HostMessages } from '../messages/en.js'
import { styles } from './modal-dialog.module.css'

/** The shape of the first view, which fills the card until the shell has arrived. It takes the focus, so that its text is read out. */
export function cardSkeleton({ loading }: HostMessages, isTall: boolean): HTMLElement {
  const skeleton = focusTarget('waiting')
  skeleton.classList.add(bonesClass)
  skeleton.toggleAttribute('data-tall', isTall)
  skeleton.textContent = loading
  for (let count = 0; count < 6; count++) skeleton.append(document.createElement('i'))
  return skeleton
}

/** The way out while the content is on its way, where the bar of the card will have it. */
export function cardClose({ close }: HostMessages, onClose: () => void): HTMLElement {
  const created = document.createElement('button')
  created.type = 'button'
  created.className = styles['close'] ?? ''
  created.textContent = '×'
  created.ariaLabel = close
  created.addEventListener('click', onClose)
  return created
}

export interface CardFailureOptions {
  readonly messages: HostMessages
  /** Loads again. The visitor's request is kept. */
  onReload(): void
  /** Absent where there is nothing to close. */
  readonly onClose: (() => void) | undefined
}

/** The content of a card whose shell did not arrive, with the offer to load it again. */
export function cardFailure({ messages, onReload, onClose }: CardFailureOptions): HTMLElement {
  const failure = focusTarget('failure')
  const title = document.createElement('h1')
  const text = document.createElement('p')
  title.textContent = messages.loadFailed
  text.textContent = messages.loadFailedText
  failure.role = 'alert'
  failure.append(title, text, pressable(messages.reload, 'ink', onReload))
  if (onClose !== undefined) failure.append(pressable(messages.close, 'quiet', onClose))
  return failure
}

function pressable(label: string, kind: 'ink' | 'quiet', onPress: () => void): HTMLButtonElement {
  const created = document.createElement('button')
  created.type = 'button'
  created.className = `${button['button']} ${button[kind]}`
  created.textContent = label
  created.addEventListener('click', onPress)
  return created
}

function focusTarget(name: 'failure' | 'waiting'): HTMLElement {
  const created = document.createElement('div')
  created.className = styles[name] ?? ''
  created.tabIndex = -1
  created.autofocus = true
  return created
}

import { bonesClass } from '../../../../styles/bones-class.js'
import { styles as button } from '../../page/button.module.css'
import type { HostWords } from '../words/en.js'
import { styles } from './modal-shell.module.css'

/** What stands in the card before the shell has arrived: the shape of the first view. The focus waits there. */
export function skeleton({ loading }: HostWords): HTMLElement {
  const waiting = stand('waiting', loading)
  waiting.classList.add(bonesClass)
  for (let count = 0; count < 6; count++) waiting.append(document.createElement('i'))
  return waiting
}

export interface LoadFailureOptions {
  readonly words: HostWords
  /** Fetches the part again: what was asked for before still stands. */
  onReload(): void
  /** Absent where there is nothing to close. */
  readonly onClose?: (() => void) | undefined
}

/** What stands in the card when the shell did not arrive. It needs nothing that could fail to arrive as well. */
export function loadFailure({ words, onReload, onClose }: LoadFailureOptions): HTMLElement {
  const failure = stand('failure', '')
  const title = document.createElement('h1')
  const text = document.createElement('p')
  title.textContent = words.loadFailed
  text.textContent = words.loadFailedText
  failure.role = 'alert'
  failure.append(title, text, pressable(words.reload, 'ink', onReload))
  if (onClose !== undefined) failure.append(pressable(words.close, 'quiet', onClose))
  return failure
}

function pressable(label: string, look: 'ink' | 'quiet', onPress: () => void): HTMLButtonElement {
  const created = document.createElement('button')
  created.type = 'button'
  created.className = `${button['button']} ${button[look]}`
  created.textContent = label
  created.addEventListener('click', onPress)
  return created
}

/** Takes the focus: who cannot see what stands here is told. */
function stand(name: string, text: string): HTMLElement {
  const created = document.createElement('div')
  created.className = styles[name] ?? ''
  created.textContent = text
  created.tabIndex = -1
  created.autofocus = true
  return created
}

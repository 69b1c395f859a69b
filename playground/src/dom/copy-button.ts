import { button } from './button.js'
import { element, setText } from './element.js'

export interface CopyButtonOptions {
  /** What is copied, for those who hear the button out of its place. */
  readonly what: string
  readonly text: () => string
}

/** So long it says what became of it. */
const shownFor = 2_000

/** Makes a button that copies a text, and says whether that went well. */
export function copyButton({ what, text }: CopyButtonOptions): HTMLElement {
  const said = element('span', { class: 'hidden', role: 'status' })
  const label = element('span', {}, 'Copy')
  const made = button({ label: '', about: what, run: () => void copy() })
  made.prepend(label)
  let timer: ReturnType<typeof setTimeout> | undefined
  return element('span', { class: 'copy' }, made, said)

  async function copy(): Promise<void> {
    const outcome = await navigator.clipboard.writeText(text()).then(
      () => 'Copied',
      () => 'Copy it by hand',
    )
    setText(label, outcome)
    setText(said, outcome)
    clearTimeout(timer)
    timer = setTimeout(() => {
      setText(label, 'Copy')
      setText(said, '')
    }, shownFor)
  }
}

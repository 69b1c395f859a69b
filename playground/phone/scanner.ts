import { button } from '../src/dom/button.js'
import { element } from '../src/dom/element.js'
import type { Phone } from './phone.js'

/** Inputs for a link: pasted text, or a picture of the code. */
export function scanner(phone: Phone): HTMLElement {
  const field = element('input', { type: 'text', id: 'link', autocomplete: 'off', spellcheck: 'false', placeholder: 'wc:…' })
  const follow = async (): Promise<void> => {
    const link = field.value
    field.value = ''
    if (link !== '') await phone.follow(link)
  }
  const picture = element('input', {
    type: 'file',
    accept: 'image/*',
    class: 'hidden',
    change: () => {
      const [file] = picture.files ?? []
      if (file !== undefined) void phone.followPicture(file)
      picture.value = ''
    },
  })
  field.addEventListener('paste', ({ clipboardData }) => {
    const [image] = clipboardData?.files ?? []
    if (image !== undefined) void phone.followPicture(image)
  })
  return element(
    'form',
    {
      class: 'scanner',
      submit: (event) => {
        event.preventDefault()
        void follow()
      },
    },
    element('label', { for: 'link' }, 'Link or picture of a code'),
    element('div', { class: 'pair' }, field, button({ label: 'Pair', look: 'ink', run: follow })),
    element('label', { class: 'button picture' }, 'Scan a picture', picture),
  )
}

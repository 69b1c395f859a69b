import { appears } from './appears.js'

/** Types a text into the search field of a card, as a person would. */
export async function typeInto(card: HTMLElement, text: string): Promise<void> {
  const field = await appears('field', () => card.querySelector('input'))
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  write?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await new Promise((resume) => setTimeout(resume, 50))
}

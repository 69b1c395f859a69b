/** Types a text into the search field of a card, as a person would. */
export async function typeInto(card: HTMLElement, text: string): Promise<void> {
  const field = card.querySelector('input')
  if (field === null) throw new Error('The card has no field.')
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  write?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await new Promise((resume) => setTimeout(resume, 50))
}

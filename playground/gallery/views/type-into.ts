/** Types a text into the search field of a card, as a person would. */
export async function typeInto(card: HTMLElement, text: string): Promise<void> {
  const field = await fieldIn(card)
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  write?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await new Promise((resume) => setTimeout(resume, 50))
}

async function fieldIn(card: HTMLElement): Promise<HTMLInputElement> {
  for (let turn = 0; turn < 100; turn += 1) {
    const field = card.querySelector('input')
    if (field !== null) return field
    await new Promise((resume) => setTimeout(resume, 50))
  }
  throw new Error('The card has no field.')
}

type Attributes = Readonly<Record<string, string | boolean | undefined>>

/** Makes an element of texts and elements. Texts are never read as markup. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : value)
  }
  made.append(...content)
  return made
}

/** A button that does one thing. */
export function button(label: string, look: 'main' | 'quiet' | 'danger', press: (event: MouseEvent) => void): HTMLButtonElement {
  const made = make('button', { type: 'button', class: look }, label)
  made.addEventListener('click', press)
  return made
}

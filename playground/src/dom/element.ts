type Child = Node | string | undefined | false

/** What an element is made with: attributes by their names, and what happens on a click, a change or a submit. */
export interface ElementOptions {
  readonly [attribute: string]: string | number | boolean | undefined | ((event: Event) => void)
}

/** Makes an element. A function is a listener for the event of its name; `true` sets an empty attribute, `false` none. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  options: ElementOptions = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(options)) {
    if (typeof value === 'function') made.addEventListener(name, value)
    else setAttribute(made, name, value)
  }
  made.append(...children.filter((child) => child !== undefined && child !== false))
  return made
}

/** Sets, or takes away, one attribute. Touches nothing when it is as it should be, so that a live region stays silent. */
export function setAttribute(target: Element, name: string, value: string | number | boolean | undefined): void {
  const text = value === true ? '' : value === false || value === undefined ? null : String(value)
  if (target.getAttribute(name) === text) return
  if (text === null) target.removeAttribute(name)
  else target.setAttribute(name, text)
}

/** Sets the text of an element when it is another. */
export function setText(target: Element, text: string): void {
  if (target.textContent !== text) target.textContent = text
}

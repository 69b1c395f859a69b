/** Puts rows that came into a list, and takes away those that went: a row that stays is the same node, with its focus. */
export function patchRows(shown: ParentNode, next: ParentNode): void {
  const [list, fresh] = [shown, next].map((place) => place.querySelector('[data-view] ul'))
  // Where there was no row there is no list.
  const [old, replacement] = [shown, next].map((place) => place.querySelector('[data-scroller]'))
  if (!list || !fresh) return old?.replaceWith(replacement ?? old)
  const known = new Map([...list.children].map((item) => [keyOf(item), item]))
  const wanted = [...fresh.children].map((item) => {
    const same = known.get(keyOf(item))
    return same?.textContent === item.textContent ? same : item
  })
  for (const item of [...list.children]) if (!wanted.includes(item)) item.remove()
  let place = list.firstElementChild
  for (const item of wanted) {
    if (item === place) place = place.nextElementSibling
    else list.insertBefore(item, place)
  }
}

function keyOf(item: Element): string | undefined {
  return item.querySelector('[data-key]')?.getAttribute('data-key') ?? undefined
}

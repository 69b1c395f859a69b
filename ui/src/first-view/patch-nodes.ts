/**
 * Makes what stands say what was drawn anew. A node that stays is the same node, with its focus, its handlers and its place: rows are told
 * apart by their keys, everything else by its order.
 */
export function patchNodes(shown: Node, drawn: Node): void {
  const left = [...shown.childNodes]
  const wanted = [...drawn.childNodes].map((node) => {
    const at = left.findIndex((each) => isSame(each, node))
    const [same = node] = at < 0 ? [] : left.splice(at, 1)
    if (same !== node) update(same, node)
    return same
  })
  for (const node of left) node.remove()
  let place = shown.firstChild
  for (const node of wanted) {
    if (node === place) place = place.nextSibling
    else shown.insertBefore(node, place)
  }
}

function update(shown: ChildNode, drawn: ChildNode): void {
  if (!(shown instanceof Element) || !(drawn instanceof Element)) {
    if (shown.nodeValue !== drawn.nodeValue) shown.nodeValue = drawn.nodeValue
    return
  }
  for (const { name } of [...shown.attributes]) if (!drawn.hasAttribute(name)) shown.removeAttribute(name)
  for (const { name, value } of drawn.attributes) if (shown.getAttribute(name) !== value) shown.setAttribute(name, value)
  patchNodes(shown, drawn)
}

function isSame(a: Node, b: Node): boolean {
  return a.nodeName === b.nodeName && keyOf(a) === keyOf(b)
}

/** The key of what can be pressed in a row of a list. */
function keyOf(node: Node): string | undefined {
  return node instanceof HTMLLIElement ? (node.querySelector('[data-key]')?.getAttribute('data-key') ?? undefined) : undefined
}

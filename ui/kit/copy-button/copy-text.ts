/** Puts a text on the clipboard; false when the browser does not let us. `near` stands in the open dialog: outside of it nothing can be selected. */
export async function copyText(text: string, near: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // No clipboard on a page without https, or not allowed in this frame: the old way may still work.
    return copyBySelection(text, near)
  }
}

function copyBySelection(text: string, near: Element): boolean {
  const field = near.ownerDocument.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  near.append(field)
  field.select()
  const isCopied = near.ownerDocument.execCommand('copy')
  field.remove()
  return isCopied
}

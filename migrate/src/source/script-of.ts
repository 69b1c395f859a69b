/** The script of a file: all of it, or what stands in its script elements, at the very places where it stood. */
export function scriptOf(file: string, text: string): { readonly name: string; readonly code: string } {
  if (!/\.(?:vue|svelte|html?)$/.test(file)) return { name: file, code: text }
  let code = ''
  for (const { index, 0: whole, 1: inner = '' } of text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)) {
    const start = index + whole.indexOf(inner, whole.indexOf('>'))
    code += `${blank(text.slice(code.length, start))}${inner}`
  }
  return { name: `${file}.tsx`, code }
}

/** As long as the text, with its lines. */
function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ')
}

import type { MarkdownRenderer } from 'vitepress'

/** Lets a line end between the words of a name, as in `mustReconnect`, so that a narrow page need not cut within a word. */
export function breakNames(html: string): string {
  return html.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '<wbr>')
}

/** Breaks the names in the code of a document. */
export function breakNamesInCode({ renderer }: MarkdownRenderer): void {
  const render = renderer.rules.code_inline
  if (render === undefined) throw new Error('The Markdown renderer has no rule for code in a line.')
  renderer.rules.code_inline = (...all) => breakNames(render(...all))
}

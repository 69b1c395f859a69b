/**
 * The texts of all CSS modules that were imported, and the shadow roots that use them. It holds text until a root asks: a server
 * has no `CSSStyleSheet`.
 */
import { layerOrder } from './layer-order.js'

const texts = new Map<string, string>([['layer-order', layerOrder]])
const sheets = new Map<string, CSSStyleSheet>()
const roots = new Set<ShadowRoot>()

/** Adds a text, or puts a new one in the place of the old. Roots in use get it at once. */
export function registerSheet(name: string, text: string): void {
  const isNew = !texts.has(name)
  texts.set(name, text)
  sheets.get(name)?.replaceSync(text)
  if (isNew) for (const root of roots) root.adoptedStyleSheets.push(sheetOf(name))
}

/** Gives a shadow root all sheets, those of chunks that arrive later included. Returns the undo. */
export function attachStyles(root: ShadowRoot): () => void {
  root.adoptedStyleSheets.push(...[...texts.keys()].map(sheetOf))
  roots.add(root)
  return () => {
    roots.delete(root)
    const ours = new Set(sheets.values())
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !ours.has(sheet))
  }
}

function sheetOf(name: string): CSSStyleSheet {
  let sheet = sheets.get(name)
  if (!sheet) {
    sheets.set(name, (sheet = new CSSStyleSheet()))
    sheet.replaceSync(texts.get(name) ?? '')
  }
  return sheet
}

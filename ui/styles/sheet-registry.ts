/**
 * The texts of all CSS modules that were imported, and the shadow roots that wear them. It holds text until a root asks:
 * a server has no `CSSStyleSheet`.
 */
import { layerOrder } from './layer-order.js'

const texts = new Map<string, string>([['layer-order', layerOrder]])
const sheets = new Map<string, CSSStyleSheet>()
const roots = new Set<ShadowRoot>()

/** Adds a text, or puts a new one in the place of the old. Roots that stand get it at once. */
export function registerSheet(name: string, text: string): void {
  const isNew = !texts.has(name)
  texts.set(name, text)
  sheets.get(name)?.replaceSync(text)
  if (isNew) for (const root of roots) root.adoptedStyleSheets.push(sheetOf(name))
}

/** Dresses a shadow root in all sheets, those of chunks that arrive later included. Returns the undo. */
export function attachStyles(root: ShadowRoot): () => void {
  const worn = [...texts.keys()].map(sheetOf)
  root.adoptedStyleSheets.push(...worn)
  roots.add(root)
  return () => {
    roots.delete(root)
    const ours = [...sheets.values()]
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !ours.includes(sheet))
  }
}

function sheetOf(name: string): CSSStyleSheet {
  const known = sheets.get(name)
  if (known !== undefined) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(texts.get(name) ?? '')
  sheets.set(name, sheet)
  return sheet
}

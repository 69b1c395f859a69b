import { type Parse, listOf, matching, record } from '../core/parse.js'
import type { SlotShapes } from '../core/views/slot-entries.js'

const text = matching(/^/)
const texts = listOf(text)
const label: Parse = (value) => text(value) ?? record({ en: text })(value)
const icon: Parse = (value) => text(value) ?? record({ path: text })(value)

/** The slots of the product, and what an item of each must at least say. In a plugin's own slots any object may stand. */
export const productSlots: SlotShapes = {
  'connect.methods': record({ id: text, kind: text, label }),
  'wallet.sources': record({ kind: text }),
  'account.summary': record({ id: text, view: text }),
  'account.actions': record({ id: text, label, icon, view: text }),
  'account.tabs': record({ id: text, label, view: text }),
  'modal.footer': record({ id: text, views: texts }),
  'modal.close-guards': record({ views: texts, guard: text }),
  'session.steps': record({ view: text, step: text }),
  'connect.sign-in': record({ signIn: text }),
  'family.accounts': record({ namespace: text }, { types: texts, preferred: text }),
  'rpc.methods': record({ namespace: text }, { safe: texts, ask: texts, more: text, preview: text }),
  'name.resolvers': record({ suffixes: texts, resolver: text }),
  'onramp.providers': record({ name: text, label: text, feeRange: text, namespaces: texts, provider: text }),
  'pay.assets': record({ network: text, asset: text, metadata: record({ name: text, symbol: text }) }),
}

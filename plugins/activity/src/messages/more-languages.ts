import type { MoreLanguages } from '@billfold/ui/kit'

/** Languages beyond those that must be whole. What one of them lacks is said in English. */
export const moreLanguages: MoreLanguages = {
  es: async () => (await import('./es.js')).es,
  fr: async () => (await import('./fr.js')).fr,
  pt: async () => (await import('./pt.js')).pt,
  it: async () => (await import('./it.js')).it,
  ja: async () => (await import('./ja.js')).ja,
  ko: async () => (await import('./ko.js')).ko,
  zh: async () => (await import('./zh.js')).zh,
  ru: async () => (await import('./ru.js')).ru,
  tr: async () => (await import('./tr.js')).tr,
  id: async () => (await import('./id.js')).id,
  vi: async () => (await import('./vi.js')).vi,
}

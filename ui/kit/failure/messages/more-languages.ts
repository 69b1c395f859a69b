import type { MoreLanguages } from '../../locale/message-set.js'

/** Languages beyond those that must be whole. What one of them lacks is said in English. */
export const moreLanguages: MoreLanguages = {
  bn: async () => (await import('./bn.js')).bn,
  es: async () => (await import('./es.js')).es,
  fa: async () => (await import('./fa.js')).fa,
  fr: async () => (await import('./fr.js')).fr,
  he: async () => (await import('./he.js')).he,
  hi: async () => (await import('./hi.js')).hi,
  id: async () => (await import('./id.js')).id,
  it: async () => (await import('./it.js')).it,
  ja: async () => (await import('./ja.js')).ja,
  ko: async () => (await import('./ko.js')).ko,
  nl: async () => (await import('./nl.js')).nl,
  pl: async () => (await import('./pl.js')).pl,
  'pt-BR': async () => (await import('./pt-br.js')).ptBr,
  ru: async () => (await import('./ru.js')).ru,
  sv: async () => (await import('./sv.js')).sv,
  th: async () => (await import('./th.js')).th,
  tr: async () => (await import('./tr.js')).tr,
  uk: async () => (await import('./uk.js')).uk,
  ur: async () => (await import('./ur.js')).ur,
  vi: async () => (await import('./vi.js')).vi,
  'zh-Hans': async () => (await import('./zh-hans.js')).zhHans,
}

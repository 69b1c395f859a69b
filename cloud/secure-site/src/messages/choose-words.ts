import type { Messages } from './messages.js'

/** By the first part of a tag: Portuguese is written as in Brazil, Chinese in simplified characters. */
const catalogues: Readonly<Record<string, () => Promise<Messages>>> = {
  ar: async () => (await import('./ar.js')).ar,
  bn: async () => (await import('./bn.js')).bn,
  de: async () => (await import('./de.js')).de,
  en: async () => (await import('./en.js')).en,
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
  pt: async () => (await import('./pt-br.js')).ptBr,
  ru: async () => (await import('./ru.js')).ru,
  sv: async () => (await import('./sv.js')).sv,
  th: async () => (await import('./th.js')).th,
  tr: async () => (await import('./tr.js')).tr,
  uk: async () => (await import('./uk.js')).uk,
  ur: async () => (await import('./ur.js')).ur,
  vi: async () => (await import('./vi.js')).vi,
  zh: async () => (await import('./zh-hans.js')).zhHans,
}

/** The texts in the first language of the person that there is; English else. */
export async function chooseWords(languages: readonly string[]): Promise<Messages> {
  const wanted = languages
    .map((language) => language.split('-')[0]?.toLowerCase() ?? '')
    .find((language) => Object.hasOwn(catalogues, language))
  const load = catalogues[wanted ?? 'en']
  return load === undefined ? (await import('./en.js')).en : load()
}

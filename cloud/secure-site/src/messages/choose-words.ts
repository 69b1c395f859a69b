import type { Messages } from './messages.js'

const catalogues: Readonly<Record<string, () => Promise<Messages>>> = {
  ar: async () => (await import('./ar.js')).ar,
  de: async () => (await import('./de.js')).de,
  en: async () => (await import('./en.js')).en,
}

/** The texts in the first language of the person that there is; English else. */
export async function chooseWords(languages: readonly string[]): Promise<Messages> {
  const wanted = languages
    .map((language) => language.split('-')[0]?.toLowerCase() ?? '')
    .find((language) => Object.hasOwn(catalogues, language))
  const load = catalogues[wanted ?? 'en']
  return load === undefined ? (await import('./en.js')).en : load()
}

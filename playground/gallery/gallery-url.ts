import { directionOf } from '@billfold/ui/kit'

import { offeredLanguages } from '../../ui/kit/locale/languages.js'

export type GalleryLocale = (typeof offeredLanguages)[number]

export interface GalleryPlace {
  readonly entry: string | undefined
  readonly state: string | undefined
  readonly theme: 'system' | 'dark' | 'light'
  readonly locale: GalleryLocale
  readonly dir: 'ltr' | 'rtl'
  readonly width: number
}

/** Themes to look at it in; the first follows the system. */
export const galleryThemes = ['system', 'dark', 'light'] as const

/** The width of the modal's card. */
const defaultWidth = 370

/** Where a query string leads. What it does not say, or says wrongly, is as in a first visit; a direction alone brings a locale of that direction. */
export function readPlace(query: string): GalleryPlace {
  const values = new URLSearchParams(query)
  const width = Number(values.get('width'))
  const named = offeredLanguages.find((locale) => locale === values.get('locale'))
  const dir = values.get('dir') ?? directionOf(named ?? 'en')
  return {
    entry: values.get('entry') ?? undefined,
    state: values.get('state') ?? undefined,
    theme: galleryThemes.find((theme) => theme === values.get('theme')) ?? 'system',
    locale: named ?? (dir === 'rtl' ? 'ar' : 'en'),
    dir: dir === 'rtl' ? 'rtl' : 'ltr',
    width: Number.isInteger(width) && width >= 240 && width <= 1200 ? width : defaultWidth,
  }
}

/** The query string that leads to a place; what is as in a first visit is left out. */
export function writePlace({ entry, state, theme, locale, dir, width }: GalleryPlace): string {
  const values = new URLSearchParams()
  if (entry !== undefined) values.set('entry', entry)
  if (state !== undefined) values.set('state', state)
  if (theme !== 'system') values.set('theme', theme)
  if (locale !== 'en') values.set('locale', locale)
  if (dir !== directionOf(locale)) values.set('dir', dir)
  if (width !== defaultWidth) values.set('width', String(width))
  return `?${values.toString()}`
}

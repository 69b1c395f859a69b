import { featureParts, familyParts } from './parts.js'

/** What a visitor has chosen for the modal of the front page. */
export interface Choices {
  readonly theme: 'system' | 'light' | 'dark'
  /** A language, or that of the browser. */
  readonly locale: string | undefined
  /** In the page, or in a dialog behind a button. */
  readonly isEmbedded: boolean
  readonly families: readonly string[]
  readonly features: readonly string[]
}

/** As few lines as there can be: dark is how the modal is by itself. */
export const firstChoices: Choices = { theme: 'dark', locale: undefined, isEmbedded: true, families: ['eip155'], features: ['wallets'] }

/** Writes choices as the query of the page that shows them. */
export function writeChoices({ theme, locale, isEmbedded, families, features }: Choices): string {
  const values = new URLSearchParams({ theme, families: families.join(' '), features: features.join(' ') })
  if (locale !== undefined) values.set('locale', locale)
  if (!isEmbedded) values.set('dialog', '')
  return `?${values.toString()}`
}

/** Reads them; what is wrong or not there is as at first. */
export function readChoices(query: string): Choices {
  const values = new URLSearchParams(query)
  const theme = (['system', 'light', 'dark'] as const).find((name) => name === values.get('theme')) ?? firstChoices.theme
  const among = (name: 'families' | 'features', parts: readonly { readonly id: string }[]): readonly string[] => {
    const named = values.get(name)?.split(' ')
    return named === undefined ? firstChoices[name] : parts.map(({ id }) => id).filter((id) => named.includes(id))
  }
  const families = among('families', familyParts)
  return {
    theme,
    locale: values.get('locale') ?? undefined,
    isEmbedded: !values.has('dialog'),
    families: families.length > 0 ? families : firstChoices.families,
    features: among('features', featureParts),
  }
}

import type { Catalogue, Translation } from './catalogue.js'
import type { Language } from './languages.js'

/** The words of one package: English at hand, every other language behind an import. */
export interface MessageSet<C extends Catalogue = Catalogue> {
  /** The package's name, under which a host overrides its words. */
  readonly id: string
  readonly english: C
  /** English words under the same id that arrive with what needs them. */
  readonly later?: () => Promise<Catalogue>
  readonly load: Readonly<Record<string, () => Promise<Translation<C>>>>
  /** Further languages, listed in a file of its own: they cost nothing until one of them is used, and what one lacks is said in English. */
  readonly more?: () => Promise<MoreLanguages>
}

/** Languages that may lack words, each behind an import. */
export type MoreLanguages = Readonly<Record<string, () => Promise<Catalogue>>>

/** The words of a package of the product, in every one of its languages. */
export interface ProductMessages<C extends Catalogue> extends MessageSet<C> {
  readonly load: { readonly [L in Language]: () => Promise<Translation<C>> }
}

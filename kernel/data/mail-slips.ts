/** Names of large mail providers, by the endings that each has. A name of four letters or fewer is one slip away from too many others to be guessed. */
export const mailProviders: Readonly<Record<string, readonly string[]>> = {
  gmail: ['com'],
  googlemail: ['com'],
  hotmail: ['com', 'de', 'fr', 'es', 'it', 'co.uk'],
  icloud: ['com'],
  outlook: ['com', 'de', 'fr', 'es', 'it'],
  proton: ['me'],
  protonmail: ['com'],
  't-online': ['de'],
  yahoo: ['com', 'de', 'fr', 'es', 'it', 'co.uk', 'co.jp', 'co.in', 'com.br'],
  yandex: ['com', 'ru'],
}

/** Names that look like a slip of another one and are providers of their own. */
export const ownMailNames: ReadonlySet<string> = new Set(['email', 'mail', 'ymail', 'cloud'])

/** What `com` becomes under a finger that is too fast. None of them is an ending that a country has, but for Cameroon and Oman, whose mail is elsewhere. */
export const comSlips: ReadonlySet<string> = new Set(['con', 'cmo', 'ocm', 'comm', 'coom', 'ccom', 'cim', 'cpm', 'vom', 'xom', 'cm', 'om'])

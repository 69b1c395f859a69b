import type { Translate } from '@billfold/ui/kit'

import { enLater } from './en-later.js'

type PlainKey = { [K in keyof typeof enLater]: K extends `${'kernel' | 'alert'}${string}` ? K : never }[keyof typeof enLater]

/** What the kernel says in English, in the visitor's language. What is not among its own sentences stays as it is. */
export function kernelWords(message: string, say: Translate<typeof enLater>): string {
  const key = keys.get(message)
  return key === undefined ? message : say(key)
}

const keys: ReadonlyMap<string, PlainKey> = new Map(
  Object.entries(enLater)
    .filter(([key]) => /^(kernel|alert)[A-Z]/.test(key))
    .map(([key, text]) => [text as string, key as PlainKey]),
)

import { redactText } from '@billfold/kernel'

/** A text for people without secrets, and without addresses and links: those are the long words. */
export function plainWords(text: string): string {
  return redactText(text).replaceAll(/[^\s"'()[\]{}<>,;]{25,}/g, '…')
}

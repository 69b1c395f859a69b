import type { Catalogue, Message, Translation } from './catalogue.js'

const plain = 'aeiouycnszAEIOUYCNSZ'
const accents = 'áéíóúýçñšžÁÉÍÓÚÝÇÑŠŽ'

/** Makes the pseudo-locale's words of the English ones: accents, a third longer, in brackets. What is put in stays. */
export function pseudoCatalogue<C extends Catalogue>(english: C): Translation<C> {
  const entries = Object.entries(english).map(([key, message]) => [key, pseudoMessage(message)])
  return Object.fromEntries(entries) as Translation<C>
}

function pseudoMessage(message: Message): Message {
  if (typeof message === 'string') return pseudoText(message)
  const forms = Object.entries(message).map(([form, text]: [string, string]) => [form, pseudoText(text)])
  return Object.fromEntries(forms) as Message
}

/** Names in braces and tags in angle brackets are left alone: they are not words. */
function pseudoText(text: string): string {
  const words = text.replaceAll(/\{\w+\}|<\/?\w+>|[a-zA-Z]/g, (part) => accents[plain.indexOf(part)] ?? part)
  return `[${words}${' ~'.repeat(Math.ceil(text.length / 6))}]`
}

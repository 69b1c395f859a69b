/** A message that depends on a count. `#` stands for the count, written for the locale. */
export interface PluralMessage {
  readonly zero?: string
  readonly one?: string
  readonly two?: string
  readonly few?: string
  readonly many?: string
  readonly other: string
}

/** A text with `{names}` in braces for what is put in, or one per plural form. */
export type Message = string | PluralMessage

/** The words of one package, by key. */
export type Catalogue = Readonly<Record<string, Message>>

/** The same words in another language. A key that is left out does not compile. */
export type Translation<C extends Catalogue> = { readonly [K in keyof C]: Translated<C[K]> }

type Translated<M extends Message> = M extends string ? string : PluralMessage

/** Value that can be put into a message. Numbers are written for the locale. */
export type MessageValue = string | number

type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

type ValueNames<M extends Message> = M extends PluralMessage ? 'count' | Names<M['other']> : Names<M>

/** The values that a message needs, read from its English text. */
export type MessageValues<M extends Message> = {
  readonly [Name in ValueNames<M>]: M extends PluralMessage ? (Name extends 'count' ? number : MessageValue) : MessageValue
}

/** Says a message of a catalogue. A key that is not there, or a value that is missing, does not compile. */
export type Translate<C extends Catalogue> = <K extends keyof C & string>(
  key: K,
  ...values: [ValueNames<C[K]>] extends [never] ? [] : [values: MessageValues<C[K]>]
) => string

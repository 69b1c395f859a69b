import { apply } from './reflect.js'

/**
 * Functions of the language as they were when this page loaded. A script that replaces one of them later changes nothing of what a
 * wallet is handed: only these are used on the way of a request to its wallet.
 */
export { apply, getField } from './reflect.js'

type Method<This, Given extends readonly unknown[], Result> = (this: This, ...given: Given) => Result

export const defineField: typeof Reflect.defineProperty = Reflect.defineProperty
export const fieldNames: (thing: object) => readonly string[] = Object.keys
export const freeze: typeof Object.freeze = Object.freeze
export const isList: (thing: unknown) => thing is readonly unknown[] = Array.isArray
export const writeJson: typeof JSON.stringify = JSON.stringify
export const parseJson: (text: string) => unknown = JSON.parse
export const toBigInt: typeof BigInt = BigInt

/** A method as a function of the thing that it belongs to. */
export function uncurried<This, Given extends readonly unknown[], Result>(
  method: Method<This, Given, Result>,
): (self: This, ...given: Given) => Result {
  return (self, ...given) => apply<This, Given, Result>(method, self, given)
}

export const padStart: (text: string, length: number, fill: string) => string = uncurried(String.prototype.padStart)
export const part: (text: string, start: number, end?: number) => string = uncurried(String.prototype.slice)
export const lowerCase: (text: string) => string = uncurried(String.prototype.toLowerCase)
export const bigIntText: (value: bigint, radix: number) => string = uncurried(BigInt.prototype.toString)
export const numberText: (value: number, radix: number) => string = uncurried(Number.prototype.toString)

const encoder = new TextEncoder()
const encode: (self: TextEncoder, text: string) => Uint8Array = uncurried(TextEncoder.prototype.encode)
/** The bytes of a text in UTF-8. */
export const bytesOf = (text: string): Uint8Array => encode(encoder, text)

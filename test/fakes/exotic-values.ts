/** One hostile value. It is made anew for each test: some of them break when they are looked at. */
export interface ExoticValue {
  readonly name: string
  readonly make: () => unknown
}

const refuse = (): never => {
  throw new Error('exotic: do not touch')
}

/** Values that no wallet, service or storage should hand over, and some do. Nothing made of them may throw through a border. */
export const exoticValues: readonly ExoticValue[] = [
  { name: 'undefined', make: () => undefined },
  { name: 'null', make: () => null },
  { name: 'NaN', make: () => Number.NaN },
  { name: 'minus zero', make: () => -0 },
  { name: 'a number out of range', make: () => 1e308 },
  { name: 'a bigint', make: () => 10n ** 80n },
  { name: 'a symbol', make: () => Symbol('exotic') },
  { name: 'a function', make: () => refuse },
  { name: 'an empty string', make: () => '' },
  { name: 'a string of 5 MB', make: () => 'x'.repeat(5 * 1024 * 1024) },
  { name: 'a string with a lone surrogate, bidi marks and markup', make: () => '\uD800\u202Eevil<img src=x onerror=alert(1)>' },
  { name: 'an empty object', make: () => ({}) },
  { name: 'an empty list', make: () => [] },
  { name: 'a list with holes', make: () => Array.from({ length: 3 }) },
  { name: 'a nested list', make: () => [[['deep']]] },
  { name: 'something like a list', make: () => ({ length: 2, 0: 'a', 1: 'b' }) },
  { name: 'an object without a prototype', make: () => Object.assign(Object.create(null), { address: 'x' }) as unknown },
  { name: 'an own __proto__', make: () => JSON.parse('{"__proto__":{"isPolluted":true},"address":"x"}') as unknown },
  { name: 'an own constructor', make: () => JSON.parse('{"constructor":{"prototype":{"isPolluted":true}}}') as unknown },
  { name: 'a throwing getter', make: () => Object.defineProperty({}, 'address', { get: refuse, enumerable: true }) },
  { name: 'a list with a throwing getter', make: () => [Object.defineProperty({}, 'address', { get: refuse, enumerable: true })] },
  { name: 'a throwing toString', make: () => ({ toString: refuse, toJSON: refuse, [Symbol.toPrimitive]: refuse }) },
  {
    name: 'a proxy that refuses everything',
    make: () => new Proxy({}, { get: refuse, has: refuse, ownKeys: refuse, getPrototypeOf: refuse }),
  },
  { name: 'a revoked proxy', make: revokedProxy },
  { name: 'a cycle', make: cycle },
  { name: 'a throwing iterator', make: () => ({ [Symbol.iterator]: refuse }) },
  { name: 'an endless iterator', make: () => ({ [Symbol.iterator]: () => ({ next: () => ({ done: false, value: 'x' }) }) }) },
  { name: 'an invalid date', make: () => new Date(Number.NaN) },
]

function revokedProxy(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}

function cycle(): unknown {
  const value: Record<string, unknown> = { address: 'x' }
  value['self'] = value
  return value
}

import { defineField, fieldNames, freeze, isList } from '../src/core/primordials.js'

/** Copies plain data deeply and freezes the copy. */
export function frozenCopy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  const copy: object = isList(value) ? [] : {}
  const names = fieldNames(value)
  for (let index = 0; index < names.length; index += 1) {
    const name = names[index] as keyof T & string
    // A field that is defined asks no setter of a prototype, which a page may have planted.
    defineField(copy, name, { __proto__: null, value: frozenCopy(value[name]), enumerable: true } as PropertyDescriptor)
  }
  return freeze(copy) as T
}

/** True for plain data that says the same, field by field. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return one === other || (one !== one && other !== other)
  const names = fieldNames(one)
  const others = fieldNames(other)
  if (isList(one) !== isList(other) || names.length !== others.length) return false
  for (let index = 0; index < names.length; index += 1) {
    const name = names[index] as string
    if (name !== others[index] || !isSameData((one as Fields)[name], (other as Fields)[name])) return false
  }
  return true
}

type Fields = Readonly<Record<string, unknown>>

/** The first of the primordials, in a file of their own: the kernel needs no other, and a bundler keeps what reads a prototype. */
export const apply: typeof Reflect.apply = Reflect.apply
export const getField: typeof Reflect.get = Reflect.get

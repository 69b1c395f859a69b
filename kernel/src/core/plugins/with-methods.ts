/** The same port with some methods of ours; the others still run on the port itself, which may be any object of the host. */
export function withMethods<T extends object>(port: T, methods: Partial<T>): T {
  return new Proxy(port, {
    get: (_, name) => {
      const value: unknown = Reflect.get(Object.hasOwn(methods, name) ? methods : port, name)
      return typeof value === 'function' ? (value.bind(port) as unknown) : value
    },
  })
}

import type { NameResolver } from '@billfold/kernel'

/** A resolver whose code arrives with the first question. */
export function lazyResolver(load: () => Promise<NameResolver>): NameResolver {
  let loading: Promise<NameResolver> | undefined = undefined
  const loaded = async (): Promise<NameResolver> => {
    loading ??= load()
    try {
      return await loading
    } catch (error) {
      // What did not arrive is asked for again with the next question.
      loading = undefined
      throw error
    }
  }
  return {
    resolve: async (name) => (await loaded()).resolve(name),
    reverse: async (address) => (await loaded()).reverse?.(address),
    picture: async (name) => (await loaded()).picture?.(name),
  }
}

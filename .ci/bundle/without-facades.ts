import { basename } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/**
 * Has an `import()` ask for the file that holds a module, where the module's own file would only pass on what another file has: each such
 * file costs a visitor a request and its answer.
 */
export function withoutFacades(): Plugin {
  return {
    name: 'billfold:without-facades',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
      for (const facade of chunks) {
        const holder = holderOf(facade, chunks)
        if (holder === undefined) continue
        const [from, to] = [basename(facade.fileName), basename(holder.fileName)]
        for (const chunk of chunks)
          chunk.code = chunk.code.replace(asking, (all, folder, name) => (name === from ? `import("${folder}${to}")` : all))
        delete bundle[facade.fileName]
        delete bundle[`${facade.fileName}.map`]
      }
    },
  }
}

/** Every file of a package that is no entry stands in one folder. */
const asking = /\bimport\("([^"]*\/)([^"/]+)"\)/g

type Chunk = Rolldown.OutputChunk

/** The file that has all of a chunk; undefined when the chunk has code of its own, is an entry of the package, or renames what it passes on. */
function holderOf({ fileName, isDynamicEntry, modules, imports, code }: Chunk, chunks: readonly Chunk[]): Chunk | undefined {
  const isEmpty = Object.values(modules).every(({ renderedLength }) => renderedLength === 0)
  const isFacade = isDynamicEntry && isEmpty && imports.length === 1 && !code.includes(' as ')
  const isNeeded = chunks.some((other) => other.imports.includes(fileName))
  return isFacade && !isNeeded ? chunks.find((other) => other.fileName === imports[0]) : undefined
}

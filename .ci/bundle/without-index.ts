import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Has a module import each name from the file that has it, where it asks the index of a part of its own package: a module goes into a file
 * with all that it imports, and an index imports everything.
 */
export function withoutIndex(name: string, index: string): Plugin {
  const files = new Map<string, string>()
  return {
    name: 'billfold:without-index',
    enforce: 'post',
    buildStart() {
      for (const [, names = '', file = ''] of readFileSync(index, 'utf8').matchAll(passedOn))
        for (const each of names.match(/\w+/g) ?? []) files.set(each, join(dirname(index), file))
    },
    transform(code) {
      if (!code.includes(name)) return undefined
      const imports = this.parse(code).body.flatMap((node) =>
        node.type === 'ImportDeclaration' && node.source.value === name ? [node] : [],
      )
      const direct = imports.toReversed().reduce((text, { start, end, specifiers }) => {
        const lines = specifiers.map((each) => {
          const imported = each.type === 'ImportSpecifier' && each.imported.type === 'Identifier' ? each.imported.name : ''
          const file = files.get(imported)
          if (file === undefined) throw new Error(`${index} does not say which file has ${imported || each.local.name}`)
          return `import { ${imported} as ${each.local.name} } from ${JSON.stringify(file)};`
        })
        return text.slice(0, start) + lines.join(' ') + text.slice(end)
      }, code)
      return { code: direct, map: null }
    },
  }
}

/** The names that an index passes on, without types, and the file that has them. */
const passedOn = /^export \{([^}]*)\} from '([^']+)'/gm

import type { Plugin } from 'vite'

/**
 * Marks the calls at the top of our modules as pure, which they are: importing never acts. In a module of its own a host's bundler drops
 * what nobody uses; in a file with a hundred others it drops only what is marked.
 */
export function markPure(): Plugin {
  return {
    name: 'billfold:mark-pure',
    enforce: 'post',
    transform(code, id) {
      if (id.includes('/node_modules/')) return undefined
      const calls = topLevelCalls(this.parse(code)).toSorted((left, right) => right - left)
      const marked = calls.reduce((text, start) => `${text.slice(0, start)}/* @__PURE__ */ ${text.slice(start)}`, code)
      return { code: marked, map: null }
    },
  }
}

interface Node {
  readonly type: string
  readonly start: number
}

/** Where calls begin that run when the module does: those in the values of its constants, and in no function. */
function topLevelCalls(program: Node): readonly number[] {
  const starts = new Set<number>()
  const walk = (found: unknown, isInValue: boolean): void => {
    if (Array.isArray(found)) for (const each of found) walk(each, isInValue)
    else if (isNode(found) && !later.test(found.type)) {
      if (isInValue && /^(Call|New)Expression$/.test(found.type)) starts.add(found.start)
      const isValue = isInValue || found.type === 'VariableDeclarator'
      const isStatement = found.type === 'ExpressionStatement'
      if (!isStatement) for (const part of Object.values(found)) walk(part, isValue)
    }
  }
  walk(program, false)
  return [...starts]
}

const later = /Function|ClassBody/

const isNode = (found: unknown): found is Node => typeof found === 'object' && found !== null && 'type' in found && 'start' in found

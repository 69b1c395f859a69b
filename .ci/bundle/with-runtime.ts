import type { Rolldown } from 'vite'

/** The helpers that the bundler calls where modules of CommonJS meet others, in a file of their own. */
export const isRuntime = ({ name }: Rolldown.OutputChunk): boolean => name === 'rolldown-runtime'

/** The text of a file with those helpers in it, in place of their import. They keep no state: each file may have its own. */
export function withRuntime(code: string, runtime: Rolldown.OutputChunk): string {
  const asked = importOf(runtime.fileName).exec(code)
  const given = /export\s*\{([^}]*)\};?\s*$/.exec(runtime.code)
  if (asked === null || given === null) throw new Error(`The bundler writes its helpers in another way now: ${runtime.code.slice(-200)}`)
  const results = pairsOf(given[1]).map(([inside, outside]) => `${outside}:${inside}`)
  const names = pairsOf(asked[1]).map(([outside, local]) => `${outside}:${local}`)
  const helpers = `const{${names.join(',')}}=(()=>{${runtime.code.slice(0, given.index)}\nreturn{${results.join(',')}}})();`
  return code.replace(asked[0], () => helpers)
}

const importOf = (file: string): RegExp => new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["'\`]\\./${file.replaceAll('.', '\\.')}["'\`];?`)

/** `a as b, c` as pairs of a name and what it becomes. */
function pairsOf(names = ''): readonly (readonly [string, string])[] {
  return names.split(',').map((each) => {
    const [from = '', to = from] = each.trim().split(/\s+as\s+/)
    return [from, to]
  })
}

import { transform } from 'lightningcss'

export interface CssSource {
  /** Package name and path in the package: two packages may both have a `button.module.css`. */
  readonly name: string
  readonly source: string
  readonly minify: boolean
}

export interface CompiledCss {
  readonly text: string
  /** The prefix of the local name in every name of this sheet. */
  readonly prefix: string
  readonly classes: Readonly<Record<string, string>>
}

/** `light-dark()` must reach the browser as it is: lowered, it needs `color-scheme` in the same file, and surfaces vanish. */
const targets = { chrome: 123 << 16, safari: (17 << 16) | (5 << 8), firefox: 128 << 16 }

/** Gives the classes of a CSS module unique names and checks that all its rules stand in a layer. */
export function compileCss({ name, source, minify }: CssSource): CompiledCss {
  const { code, exports } = transform({
    filename: name,
    code: Buffer.from(source),
    cssModules: { pattern: minify ? '[hash]-[local]' : '[hash]-[name]-[local]' },
    minify,
    targets,
    visitor: {
      StyleSheet(sheet) {
        for (const rule of sheet.rules) if (!layered.has(rule.type)) throw new Error(unlayered(name, rule.type))
      },
    },
  })
  const classes = classesOf(exports)
  return { text: code.toString(), prefix: prefixOf(classes), classes }
}

const layered = new Set(['layer-block', 'layer-statement', 'ignored'])

function unlayered(name: string, rule: string): string {
  return `${name} has a ${rule} rule outside of a layer, which would win over every layered one. Wrap it in @layer ui or view { … }.`
}

type Exports = ReturnType<typeof transform>['exports']

function classesOf(exports: Exports): Readonly<Record<string, string>> {
  if (!exports) return {}
  const locals = Object.keys(exports).toSorted()
  return Object.fromEntries(locals.map((local) => [local, exports[local]?.name ?? local]))
}

function prefixOf(classes: CompiledCss['classes']): string {
  const [[local, name] = ['', '']] = Object.entries(classes)
  const prefix = name.slice(0, name.length - local.length)
  const other = Object.entries(classes).find(([known, full]) => full !== prefix + known)
  if (other !== undefined)
    throw new Error(`The class ${other[0]} became ${other[1]}, without the prefix ${prefix} of its sheet. Do not compose classes.`)
  return prefix
}

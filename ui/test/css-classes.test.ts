import { readdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

import { compileCss } from '../build/compile-css.js'

const folders = ['kit', 'styles'].map((name) => fileURLToPath(new URL(`../${name}`, import.meta.url)))
const files = folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => resolve(folder, name)))
const components = files.filter((name) => /(?<!test)\.tsx?$/.test(name)).map((name) => ({ name, source: readFileSync(name, 'utf8') }))

test('behavior: every class that a component names stands in its sheet', () => {
  const missing = components.flatMap(({ name, source }) => {
    const [, sheet] = /import \{ styles \} from '(.*\.module\.css)'/.exec(source) ?? []
    if (sheet === undefined) return []
    const css = readFileSync(resolve(dirname(name), sheet), 'utf8')
    const { classes } = compileCss({ name: sheet, source: css, minify: false })
    const named = [...source.matchAll(/styles\['([\w-]+)'\]/g)].map(([, local]) => local ?? '')
    return named.filter((local) => !Object.hasOwn(classes, local)).map((local) => `${name}: ${local}`)
  })
  expect(missing).toEqual([])
})

test('behavior: every sheet has somebody who wears it', () => {
  const sheets = files.filter((name) => name.endsWith('.module.css'))
  const worn = new Set(
    components.flatMap(({ name, source }) =>
      [...source.matchAll(/from '(.*\.module\.css)'/g)].map(([, sheet]) => resolve(dirname(name), sheet ?? '')),
    ),
  )
  expect(sheets.filter((sheet) => !worn.has(sheet))).toEqual([])
})

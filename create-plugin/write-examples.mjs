/** Writes the copy of the example plugins that the published package carries. The build runs it last. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const { publishConfig } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
/** @type {typeof import('./src/index.js')} */
const { collectExamples } = await import(new URL(publishConfig.exports['.'].default, import.meta.url).href)

const examples = collectExamples(fileURLToPath(new URL('..', import.meta.url)))
writeFileSync(new URL('dist/examples.json', import.meta.url), JSON.stringify(examples))

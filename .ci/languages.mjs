/** Lists what each further language lacks, and what is left over in it from earlier texts. One language may be named. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const [wanted] = process.argv.slice(2)
const folders = [
  ...['ui/src/messages', 'ui/src/host/messages', 'ui/kit/messages', 'ui/kit/failure/messages'],
  ...readdirSync(`${root}plugins`).map((plugin) => `plugins/${plugin}/src/messages`),
].filter((folder) => existsSync(`${root}${folder}/en.ts`))

/**
 * The keys of a file, whatever its words are called in it.
 * @param {string} file
 */
const keysOf = async (file) => {
  if (!existsSync(root + file)) return []
  const { module } = await runnerImport(root + file)
  return Object.values(module).flatMap((words) => Object.keys(words))
}

let lacks = 0
for (const folder of folders) {
  const english = [...(await keysOf(`${folder}/en.ts`)), ...(await keysOf(`${folder}/en-later.ts`))]
  if (!existsSync(`${root}${folder}/more-languages.ts`)) {
    console.log(`${folder} has no more-languages.ts: its ${english.length} texts are in the languages that must be whole alone`)
    lacks += english.length
    continue
  }
  const list = readFileSync(`${root}${folder}/more-languages.ts`, 'utf8')
  for (const [, language] of list.matchAll(/import\('\.\/(.+)\.js'\)/g)) {
    if (wanted !== undefined && wanted.toLowerCase() !== language) continue
    const there = await keysOf(`${folder}/${language}.ts`)
    const missing = english.filter((key) => !there.includes(key))
    const left = there.filter((key) => !english.includes(key))
    lacks += missing.length
    if (missing.length + left.length > 0)
      console.log(`${folder}/${language}.ts lacks [${missing.join(', ')}], has left over [${left.join(', ')}]`)
  }
}
console.log(lacks === 0 ? 'No language lacks anything.' : `${lacks} texts are said in English.`)

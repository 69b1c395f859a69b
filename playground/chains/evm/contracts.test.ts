import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('contracts', import.meta.url))
const require = createRequire(import.meta.url)

interface Compiled {
  readonly errors?: readonly {
    readonly severity: string
    readonly formattedMessage: string
    readonly sourceLocation?: { readonly file: string }
  }[]
  readonly contracts: Readonly<
    Record<string, Readonly<Record<string, { readonly evm: Readonly<Record<'bytecode' | 'deployedBytecode', { object: string }>> }>>>
  >
}

test('default: the stored byte code is what the contracts compile to (`vitest run -u` stores it anew)', async () => {
  const { errors = [], contracts } = compile()
  // What a compiler of today says of somebody else's contracts is not ours to mend.
  const own = errors.filter(({ sourceLocation }) => sourceLocation?.file.startsWith('@') !== true)
  expect(own.map(({ formattedMessage }) => formattedMessage)).toEqual([])
  const code = Object.entries(contracts).flatMap(([file, inside]) =>
    Object.entries(inside)
      .filter(([name]) => file === `${name}.sol`)
      .map(([name, { evm }]) => [name, `0x${name === 'Multicall3' ? evm.deployedBytecode.object : evm.bytecode.object}`]),
  )
  await expect(`${JSON.stringify(Object.fromEntries(code), undefined, 2)}\n`).toMatchFileSnapshot('byte-code.json')
}, 600_000)

/** With nothing of the compiler's own in it, so that the same source gives the same code everywhere. */
const settings = {
  optimizer: { enabled: true, runs: 200 },
  metadata: { appendCBOR: false, bytecodeHash: 'none' },
  outputSelection: { '*': { '*': ['evm.bytecode.object', 'evm.deployedBytecode.object'] } },
}

function compile(): Compiled {
  const solc = require('solc') as { compile(input: string, callbacks: { import(path: string): { contents: string } }): string }
  const files = readdirSync(folder).toSorted()
  const sources = Object.fromEntries(files.map((file) => [file, { content: readFileSync(`${folder}/${file}`, 'utf8') }]))
  const input = JSON.stringify({ language: 'Solidity', sources, settings })
  return JSON.parse(solc.compile(input, { import: (path) => ({ contents: readFileSync(require.resolve(path), 'utf8') }) })) as Compiled
}

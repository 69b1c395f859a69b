import type { Choices } from './choices.js'
import { type EndpointName, type Part, endpoints, familyParts, featureParts } from './parts.js'

/** Ways to write an app. */
export const frameworks = { html: 'HTML', react: 'React', vue: 'Vue', svelte: 'Svelte' } as const

export type Framework = keyof typeof frameworks

/** Longest line of the code; the pane folds what it has no room for. */
const width = 112

/** Writes the code of an app with the modal as it was chosen. */
export function writeCode(framework: Framework, choices: Choices): string {
  return writers[framework](choices)
}

/** The packages that the code names, for the installer. */
export function packagesOf(framework: Framework, choices: Choices): readonly string[] {
  return [...new Set(importsOf(framework, choices).map(({ from }) => from.replace('/networks', '')))]
}

const writers: Readonly<Record<Framework, (choices: Choices) => string>> = {
  html: (choices) => [tagOf(choices), '<script type="module">', ...indented(scriptOf('html', choices)), '</script>'].join('\n'),
  react: (choices) =>
    [...scriptOf('react', choices), `export const Wallet = () => <${componentOf(choices)} billfold={billfold} />`].join('\n'),
  vue: (choices) => ['<script setup>', ...scriptOf('vue', choices), '</script>', `<template>${tagOf(choices)}</template>`].join('\n'),
  svelte: (choices) => ['<script>', ...indented(scriptOf('svelte', choices)), '</script>', tagOf(choices)].join('\n'),
}

const componentOf = ({ isEmbedded }: Choices): string => (isEmbedded ? 'BillfoldModal' : 'BillfoldButton')

function tagOf({ isEmbedded }: Choices): string {
  const tag = isEmbedded ? 'billfold-modal' : 'billfold-button'
  return `<${tag}></${tag}>`
}

function partsOf({ families, features }: Choices): readonly Part[] {
  return [...familyParts.filter(({ id }) => families.includes(id)), ...featureParts.filter(({ id }) => features.includes(id))]
}

interface Import {
  readonly name: string
  readonly from: string
}

/** Everything that the code imports. What an app on EVM begins with comes from one package. */
function importsOf(framework: Framework, choices: Choices): readonly Import[] {
  const ofParts = partsOf(choices).flatMap(({ package: from, factory, network }) => [
    { name: factory, from },
    ...(network === undefined ? [] : [{ name: network.as ? `${network.name} as ${network.as}` : network.name, from: `${from}/networks` }]),
  ])
  const all = [{ name: 'createBillfold', from: '@billfold/ui' }, ...ofParts]
  const isOnEvm = choices.families.includes('eip155')
  return [
    ...(framework === 'react' ? [{ name: componentOf(choices), from: '@billfold/react' }] : []),
    ...all.map((each) => (isOnEvm && inStarter.has(each.from) ? { ...each, from: '@billfold/evm' } : each)),
  ]
}

/** The packages whose exports `@billfold/evm` has. */
const inStarter: ReadonlySet<string> = new Set(['@billfold/ui', '@billfold/eip155', '@billfold/eip155/networks', '@billfold/wallets'])

function scriptOf(framework: Framework, choices: Choices): readonly string[] {
  const imports = importsOf(framework, choices)
  const namesFrom = (source: string): readonly string[] => imports.filter(({ from }) => from === source).map(({ name }) => name)
  return [
    ...[...new Set(imports.map(({ from }) => from))].map((from) => `import { ${namesFrom(from).join(', ')} } from '${from}'`),
    ...group(
      'const plugins = [',
      partsOf(choices).map(({ factory }) => `${factory}()`),
      ']',
    ).split('\n'),
    ...callOf(choices, framework === 'react' ? 'const billfold = createBillfold(' : 'createBillfold('),
  ]
}

function callOf(choices: Choices, start: string): readonly string[] {
  const options = optionsOf(choices)
  const short = `${start}{ ${options.join(', ')} })`
  return short.length <= width && !short.includes('\n') ? [short] : [`${start}{`, ...indented(options.map((option) => `${option},`)), '})']
}

function optionsOf(choices: Choices): readonly string[] {
  const { theme, locale, isEmbedded, features } = choices
  const parts = partsOf(choices)
  const needed = (Object.keys(endpoints) as EndpointName[]).filter((name) => parts.some((part) => part.endpoints?.includes(name)))
  return [
    "projectId: 'your-project'",
    group(
      'networks: [',
      parts.flatMap(({ network }) => network?.as ?? network?.name ?? []),
      ']',
    ),
    'plugins',
    ...(isEmbedded ? ['isEmbedded: true'] : []),
    ...(theme === 'dark' ? [] : [`theme: '${theme}'`]),
    ...(locale === undefined ? [] : [`locale: '${locale}'`]),
    ...(features.includes('multi-wallet') ? ['features: { multiWallet: true }'] : []),
    ...(needed.length === 0
      ? []
      : [
          group(
            'endpoints: { ',
            needed.map((name) => `${name}: '${endpoints[name]}'`),
            ' }',
          ),
        ]),
  ]
}

/** An option with parts, in lines of their own where one line is too long. */
function group(start: string, parts: readonly string[], end: string): string {
  const short = `${start}${parts.join(', ')}${end}`
  if (short.length < width - 32) return short
  return [start.trimEnd(), ...parts.map((part) => `  ${part},`), end.trimStart()].join('\n')
}

const indented = (lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}`)

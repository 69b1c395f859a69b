import type { Choices } from './choices.js'
import { type EndpointName, type Part, endpoints, familyParts, featureParts } from './parts.js'

/** Ways to write an app. */
export const frameworks = { html: 'HTML', react: 'React', vue: 'Vue', svelte: 'Svelte' } as const

export type Framework = keyof typeof frameworks

/** Longest line of the code. */
const width = 100

/** Writes the code of an app with the modal as it was chosen. */
export function writeCode(framework: Framework, choices: Choices): string {
  return writers[framework](choices)
}

/** The packages that the code names, for the installer. */
export function packagesOf(framework: Framework, choices: Choices): readonly string[] {
  return [...wrappers[framework], '@billfold/ui', ...partsOf(choices).map((part) => part.package)]
}

const wrappers: Readonly<Record<Framework, readonly string[]>> = { html: [], react: ['@billfold/react'], vue: [], svelte: [] }

const writers: Readonly<Record<Framework, (choices: Choices) => string>> = {
  html: (choices) =>
    [
      tagOf(choices),
      '<script type="module">',
      ...indented([...importsOf(choices), ...callOf(choices, { start: 'createBillfold(', width: width - 2 })]),
      '</script>',
    ].join('\n'),
  react: (choices) => {
    const component = choices.isEmbedded ? 'BillfoldModal' : 'BillfoldButton'
    return [
      ...importsOf(choices, [`import { ${component} } from '@billfold/react'`]),
      '',
      ...callOf(choices, { start: 'const billfold = createBillfold(', width }),
      `export const Wallet = () => <${component} billfold={billfold} />`,
    ].join('\n')
  },
  vue: (choices) =>
    [
      '<script setup>',
      ...importsOf(choices),
      ...callOf(choices, { start: 'createBillfold(', width }),
      '</script>',
      '',
      `<template>${tagOf(choices)}</template>`,
    ].join('\n'),
  svelte: (choices) =>
    [
      '<script>',
      ...indented([...importsOf(choices), ...callOf(choices, { start: 'createBillfold(', width: width - 2 })]),
      '</script>',
      '',
      tagOf(choices),
    ].join('\n'),
}

function tagOf({ isEmbedded }: Choices): string {
  const tag = isEmbedded ? 'billfold-modal' : 'billfold-button'
  return `<${tag}></${tag}>`
}

function partsOf({ families, features }: Choices): readonly Part[] {
  return [...familyParts.filter(({ id }) => families.includes(id)), ...featureParts.filter(({ id }) => features.includes(id))]
}

function importsOf(choices: Choices, further: readonly string[] = []): readonly string[] {
  const ofParts = partsOf(choices).flatMap(({ package: name, factory, network }) => [
    `import { ${factory} } from '${name}'`,
    ...(network === undefined
      ? []
      : [`import { ${network.as ? `${network.name} as ${network.as}` : network.name} } from '${name}/networks'`]),
  ])
  return [`import { createBillfold } from '@billfold/ui'`, ...ofParts, ...further]
}

interface Call {
  readonly start: string
  readonly width: number
}

function callOf(choices: Choices, { start, width: most }: Call): readonly string[] {
  const options = optionsOf(choices)
  const short = `${start}{ ${options.join(', ')} })`
  return short.length <= most && !short.includes('\n') ? [short] : [`${start}{`, ...indented(options.map((option) => `${option},`)), '})']
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
    group(
      'plugins: [',
      parts.map(({ factory }) => `${factory}()`),
      ']',
    ),
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
  if (short.length < width - 20) return short
  return [start.trimEnd(), ...parts.map((part) => `  ${part},`), end.trimStart()].join('\n')
}

const indented = (lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}`)

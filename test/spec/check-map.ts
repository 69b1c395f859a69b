import { createHash } from 'node:crypto'
import { type SpecLine, type SpecPart, owners } from './spec-line.js'

/** What the map is held against. */
export interface MapFacts {
  /** The hashes of all lines, in any order. */
  readonly hashes: readonly string[]
  /** The text of a test file; undefined when there is none. */
  readTest(path: string): string | undefined
  /** True when a plugin is in the repository, whole: a private package is the first part of one. */
  hasPlugin(owner: string): boolean
}

/** What is wrong with a map, one sentence each; empty when it holds. */
export function checkMap(lines: readonly SpecLine[], facts: MapFacts): readonly string[] {
  return [...checkHashes(lines, facts.hashes), ...lines.flatMap((line) => checkLine(line, facts))]
}

/** The parts of a line; one that nobody shares is a part of its own. */
export function partsOf(line: SpecLine): readonly SpecPart[] {
  return 'parts' in line ? line.parts : [{ part: 'all of it', ...line }]
}

/** Stands for a line in the list of all lines. */
export function hashOf(line: string): string {
  return createHash('sha256').update(line).digest('hex').slice(0, 16)
}

function checkHashes(lines: readonly SpecLine[], hashes: readonly string[]): readonly string[] {
  const known = new Set(hashes)
  const found = new Map<string, string>()
  const problems: string[] = []
  for (const { line } of lines) {
    const hash = hashOf(line)
    if (found.has(hash)) problems.push(`"${line}" stands twice`)
    if (!known.has(hash)) problems.push(`"${line}" is no line of the specification (${hash})`)
    found.set(hash, line)
  }
  return [...problems, ...hashes.filter((hash) => !found.has(hash)).map((hash) => `the line ${hash} is gone`)]
}

function checkLine(line: SpecLine, facts: MapFacts): readonly string[] {
  const parts = partsOf(line)
  const problems = parts.length === 0 ? ['nobody owns it'] : parts.flatMap((part) => checkPart(part, facts))
  return problems.map((problem) => `"${line.line}": ${problem}`)
}

function checkPart({ part, owner, tests = [] }: SpecPart, facts: MapFacts): readonly string[] {
  if (!owners.includes(owner)) return [`${part}: ${owner as string} is no owner`]
  const mustBeProved = owner === 'kernel' || facts.hasPlugin(owner)
  if (tests.length === 0 && mustBeProved) return [`${part}: ${owner} has no test for it`]
  return tests.flatMap((test) => checkTest(test, facts))
}

function checkTest(test: string, { readTest }: MapFacts): readonly string[] {
  const [, path, title] = /^(\S+\.test(?:-d)?\.tsx?) > (.{4,})$/.exec(test) ?? []
  if (path === undefined || title === undefined) return [`"${test}" is not written as "file > title"`]
  const text = readTest(path)
  if (text === undefined) return [`${path} does not exist`]
  if (/\.(?:skip|todo)\b/.test(text)) return [`${path} skips tests`]
  return literals(text).some((literal) => literal.includes(title)) ? [] : [`${path} has no title with "${title}"`]
}

/** The texts in a file, which its titles and rows are among; what stands in a comment is none. */
function literals(text: string): readonly string[] {
  const code = text.replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, '')
  return code.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? []
}

import { type ErrorEntry, readErrorTexts } from './error-texts.js'
import { code, prose, table } from './markdown.js'
import { type Member, membersOf, valuesOf } from './members.js'
import { type Source, openSource } from './program.js'

const handle = 'ui/src/index.ts'
const kernel = 'kernel/src/index.ts'
const react = 'ui/react/src/index.ts'

/** A page of the reference, made of the types as they are. */
export interface ReferencePage {
  readonly name: string
  readonly title: string
  readonly write: (source: Source) => string
}

export const referencePages: readonly ReferencePage[] = [
  {
    ...{ name: 'options', title: 'Options' },
    write: (source) =>
      [
        'What `createBillfold` takes. A wrong option gets its default, and a line in the log that says what was found and what to give.',
        members(membersOf(source, handle, 'BillfoldOptions'), 'Option'),
        ...[...named('Endpoints', 'The services of `endpoints`'), ...named('Features', 'The switches of `features`')].map((write) =>
          write(source),
        ),
      ].join('\n\n'),
  },
  {
    ...{ name: 'handle', title: 'The handle' },
    write: (source) =>
      `What \`createBillfold\` gives. Every method can be taken off it and passed around.\n\n${members(membersOf(source, handle, 'Billfold'), 'Member')}` +
      `\n\n## A snapshot\n\nWhat \`getSnapshot()\` gives. A part that did not change is the same object.\n\n${members(membersOf(source, handle, 'BillfoldSnapshot'), 'Part')}`,
  },
  {
    ...{ name: 'hooks', title: 'Hooks and components of React' },
    write: (source) => `From \`@billfold/react\`. Each takes the handle first.\n\n${members(valuesOf(source, react), 'Name')}`,
  },
  {
    name: 'views',
    title: 'Views',
    write: open('Views', 'What `open({ view })` takes. A view belongs to the plugin that stands beside it.'),
  },
  { name: 'slots', title: 'Slots', write: open('Slots', 'Places in the views that plugins fill.') },
  { name: 'events', title: 'Events', write: open('Events', 'What `on(event, listener)` tells, and with what.') },
  {
    ...{ name: 'storage', title: 'Stored items' },
    write: open(
      'StoredItems',
      'Everything that is kept in the browser. Each key begins with `storagePrefix`. Nothing else is stored, and no cookie is set.',
    ),
  },
  { name: 'errors', title: 'Errors', write: (source) => errors(readErrorTexts(source)) },
]

/** The text of a page of the reference. */
export function writeReference(page: ReferencePage): string {
  return `# ${page.title}\n\n${page.write(openSource())}\n`
}

function open(name: string, words: string): (source: Source) => string {
  return (source) => `${words}\n\n${members(membersOf(source, kernel, name), 'Name', true)}`
}

function named(name: string, title: string): readonly ((source: Source) => string)[] {
  return [(source) => `## ${title}\n\n${members(membersOf(source, kernel, name), 'Name')}`]
}

function members(list: readonly Member[], head: string, withOwner = false): string {
  const rows = list.map(({ name, type, text, owner }) => [
    code(name),
    ...(withOwner ? [code(owner)] : []),
    `${prose(text)}${type === 'true' || type === 'undefined' ? '' : `<br>${code(shortType(type))}`}`,
  ])
  return table([head, ...(withOwner ? ['Of'] : []), 'What it is'], rows)
}

/** A type without the paths that the compiler writes, and without the `undefined` of what may be left out. */
function shortType(type: string): string {
  return type
    .replaceAll(/import\("[^"]*"\)\./g, '')
    .replaceAll('this: void, ', '')
    .replaceAll('this: void', '')
    .replaceAll('readonly ', '')
    .replace(/ \| undefined$/, '')
}

function errors(list: readonly ErrorEntry[]): string {
  const owners = [...new Set(list.map(({ code: each }) => each.split('/')[0] ?? ''))]
  const words =
    'Whatever is thrown or logged is a `BillfoldError`: a `code`, a `context`, a message, and a `remedy` where there is something to do. ' +
    '`isBillfoldError(error, code)` tells them apart. Braces stand for what is filled in.'
  const sections = owners.map((owner) => {
    const rows = list
      .filter(({ code: each }) => each.startsWith(`${owner}/`))
      .map((entry) => [code(entry.code), prose(entry.message), prose(entry.remedy)])
    return `## ${owner}\n\n${table(['Code', 'What it says', 'What to do'], rows)}`
  })
  return [words, ...sections].join('\n\n')
}

import { breakNames } from './break-names.js'

/** A table of Markdown. What would end a cell is escaped. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(escapeCell).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Code within a line, whatever it holds: `v-pre` keeps Vue from reading braces in it. */
export function code(text: string): string {
  return `<code v-pre>${breakNames(escapeHtml(text))}</code>`
}

/** Text of a comment: what looks like a tag or like a value of Vue is meant as it stands. */
export function prose(text: string): string {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? code(part) : escapeHtml(part)))
    .join('')
    .replaceAll('\n', ' ')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('{{', '&#123;&#123;')
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}

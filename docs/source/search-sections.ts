import { type MarkdownOptions, createMarkdownRenderer } from 'vitepress'

import { readPackagePages } from './package-pages.js'
import { referencePages, writeReference } from './reference-pages.js'

/** A part of a page that the search finds: what stands below a heading. */
export interface SearchSection {
  readonly anchor: string
  /** Its heading, after those above it. */
  readonly titles: string[]
  readonly text: string
}

/** Splits a page for the search, which reads files only: pages that are made from types and documents of packages have none, and are written here. */
export async function searchSections(file: string, html: string, markdown: MarkdownOptions): Promise<SearchSection[]> {
  if (html !== '') return sectionsOf(html)
  const [place = ''] = /(?:reference|packages)\/[^/]+(?=\.md$)/.exec(file.replaceAll('\\', '/')) ?? []
  const text = textOfMadePage(place)
  if (text === undefined) return []
  const { render } = await createMarkdownRenderer('.', markdown, '/docs/')
  return sectionsOf(render(text, { path: file, relativePath: `${place}.md`, cleanUrls: true }))
}

function textOfMadePage(place: string): string | undefined {
  const reference = referencePages.find(({ name }) => `reference/${name}` === place)
  return reference === undefined ? readPackagePages().find((page) => page.place === place)?.text : writeReference(reference)
}

function sectionsOf(html: string): SearchSection[] {
  const above: string[] = []
  return [...html.matchAll(section)].map(([, level = '1', anchor = '', heading = '', content = '']) => {
    above.splice(Number(level) - 1, Infinity, wordsOf(heading))
    return { anchor, titles: above.filter(Boolean), text: wordsOf(content) }
  })
}

/** A heading with its anchor, and what follows until the next. */
const section = /<h(\d) id="([^"]*)"[^>]*>(.*?)<a class="header-anchor".*?<\/h\1>(.*?)(?=<h\d id="|$)/gs

const wordsOf = (html: string): string =>
  html
    .replaceAll('<wbr>', '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

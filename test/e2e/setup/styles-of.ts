import type { Page } from 'playwright'

/** Every computed style of every element of the page, ours apart, by the name and the number of the element. */
export type PageStyles = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Reads what the page's own elements look like. */
export function stylesOf(page: Page): Promise<PageStyles> {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll('*')].filter(
      ({ localName }) => !localName.startsWith('billfold-') && localName !== 'link',
    )
    return Object.fromEntries(
      elements.map((element, index) => {
        const style = getComputedStyle(element)
        return [`${element.localName} ${index}`, Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]))]
      }),
    )
  })
}

/** What changed from one reading to the next, element by element. */
export function styleChanges(before: PageStyles, after: PageStyles): PageStyles {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const changed = [...names].map((name) => [name, changes(before[name] ?? {}, after[name] ?? {})] as const)
  return Object.fromEntries(changed.filter(([, styles]) => Object.keys(styles).length > 0))
}

function changes(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return Object.fromEntries(names.filter((name) => before[name] !== after[name]).map((name) => [name, after[name] ?? 'gone']))
}

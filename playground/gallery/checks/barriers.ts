import axe from 'axe-core'

/** What keeps somebody from using what is drawn, in sentences. */
export async function barriers(container: HTMLElement): Promise<readonly string[]> {
  const { violations } = await axe.run(container, { rules: notForParts, resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))
}

/** These are about whole pages; here the same part stands many times on one. */
const notForParts = Object.fromEntries(
  ['region', 'landmark-unique', 'page-has-heading-one', 'landmark-one-main', 'heading-order'].map((rule) => [rule, { enabled: false }]),
)

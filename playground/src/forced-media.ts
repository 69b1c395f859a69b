/** Wishes of a visitor that style sheets ask for, and that a page of the playground can grant itself. */
export interface ForcedMedia {
  readonly isMotionReduced: boolean
  readonly hasMoreContrast: boolean
}

/** What a style sheet asks for, before anything of it was forced. */
const asked = new WeakMap<CSSMediaRule, string>()

/** Makes style sheets of the page and of the open shadow roots in it answer as if the visitor had these wishes, or as they really are. */
export function forceMedia(forced: ForcedMedia, root: Document | ShadowRoot = document): void {
  for (const sheet of [...root.styleSheets, ...root.adoptedStyleSheets]) forceRules(sheet.cssRules, forced)
  for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot !== null) forceMedia(forced, shadowRoot)
}

function forceRules(rules: CSSRuleList, forced: ForcedMedia): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const text = asked.get(rule) ?? rule.media.mediaText
      asked.set(rule, text)
      const wanted = isGranted(text, forced) ? 'all' : text
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted
    }
    if (rule instanceof CSSGroupingRule) forceRules(rule.cssRules, forced)
  }
}

function isGranted(text: string, { isMotionReduced, hasMoreContrast }: ForcedMedia): boolean {
  return (isMotionReduced && text === '(prefers-reduced-motion: reduce)') || (hasMoreContrast && text === '(prefers-contrast: more)')
}

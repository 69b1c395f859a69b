import { limits } from './limits.js'

/**
 * What in a text may be an address, the likeliest first: the text itself, the last part of a CAIP-10 id, the target of a
 * payment link, or a part of the address of an explorer's page. Which of them is one, the families know.
 */
export function addressCandidates(entered: string): readonly string[] {
  const text = entered.slice(0, limits.text).trim()
  const caip = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}:([-.%a-zA-Z0-9]{1,128})$/.exec(text)?.[1]
  const payment = /^[a-z][-+.a-z0-9]*:(?!\/\/)(?:pay-)?([^@/?]+)/i.exec(text)?.[1]
  return [...new Set([text, caip, payment, ...pageParts(text)])].filter((part): part is string => part !== undefined && part !== '')
}

/** The parts of a page's address, the longest first: an address is longer than any word beside it. */
function pageParts(text: string): readonly string[] {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return []
  const { pathname, hash, searchParams } = new URL(text)
  const parts = [...`${pathname}/${hash.slice(1)}`.split(/[/?&=#]/), ...searchParams.values()]
  return parts.filter((part) => part.length > 2).toSorted((one, other) => other.length - one.length)
}

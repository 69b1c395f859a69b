import { isEmail } from '../src/core/validation/email.js'
import { comSlips, mailProviders, ownMailNames } from './mail-slips.js'

/** The address that was probably meant where the provider's name has one slip, such as `gmial.com`. Undefined for one that may be right. */
export function likelyEmail(text: string): string | undefined {
  const email = text.trim()
  if (!isEmail(email)) return undefined
  const at = email.lastIndexOf('@') + 1
  const domain = likelyDomain(email.slice(at).toLowerCase())
  return domain === undefined ? undefined : email.slice(0, at) + domain
}

/** Either the name or the ending is wrong: who errs in both may well mean something else. */
function likelyDomain(domain: string): string | undefined {
  const dot = domain.indexOf('.')
  const [name, ending] = [domain.slice(0, dot), domain.slice(dot + 1)]
  if (Object.hasOwn(mailProviders, name))
    return comSlips.has(ending) && mailProviders[name]?.includes('com') === true ? `${name}.com` : undefined
  if (ownMailNames.has(name)) return undefined
  const meant = Object.keys(mailProviders).find((known) => mailProviders[known]?.includes(ending) === true && isOneSlip(name, known))
  return meant === undefined ? undefined : `${meant}.${ending}`
}

/** True for texts that differ by one letter: left out, put in, another one, or two that changed places. */
function isOneSlip(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const [rest, wanted] = [one.slice(start), other.slice(start)]
  if (rest === wanted) return false
  const isSwapped = rest.length > 1 && rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2)
  return isSwapped || rest.slice(1) === wanted || rest === wanted.slice(1) || rest.slice(1) === wanted.slice(1)
}

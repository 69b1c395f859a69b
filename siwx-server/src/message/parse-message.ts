import { buildMessage } from './build-message.js'
import { longestMessage } from './field-rules.js'
import { type SignInMessage, type SignInNamespace, accountNames } from './sign-in-message.js'

const firstLine = /^(\S+) wants you to sign in with your (\w+) account:$/
const labels = ['URI', 'Version', 'Chain ID', 'Nonce', 'Issued At', 'Expiration Time', 'Not Before', 'Request ID'] as const

/**
 * Reads a sign-in. Undefined for a text that is none, or that could be read in two ways: whatever is read is written again, and has to be the same
 * to the letter. Wallets leave out one of the two empty lines where there is no statement: both forms are read.
 */
export function parseMessage(text: unknown): SignInMessage | undefined {
  if (typeof text !== 'string' || text.length > longestMessage) return undefined
  const [head = '', address = '', empty, ...rest] = text.split('\n')
  const [, domain = '', account] = firstLine.exec(head) ?? []
  const namespace = (Object.keys(accountNames) as SignInNamespace[]).find((name) => accountNames[name] === account)
  if (namespace === undefined || empty !== '') return undefined
  const { statement, lines } = readStatement(rest)
  const facts = readFacts(lines)
  if (facts === undefined) return undefined
  const message = { domain, address, ...(statement !== undefined && { statement }), ...readFields(facts, namespace) }
  return isSameText(text, message) ? message : undefined
}

function readStatement(rest: readonly string[]): { readonly statement?: string; readonly lines: readonly string[] } {
  const [first, second, ...lines] = rest
  // Empty where two empty lines follow each other.
  if (first === '') return { lines: rest.slice(1) }
  if (second === '' && first !== undefined) return { statement: first, lines }
  return { lines: rest }
}

type Facts = Readonly<Partial<Record<(typeof labels)[number], string>>> & { readonly resources?: readonly string[] }

function readFacts(lines: readonly string[]): Facts | undefined {
  const end = lines.indexOf('Resources:')
  const resources = end < 0 ? undefined : lines.slice(end + 1)
  if (resources?.some((line) => !line.startsWith('- ')) === true) return undefined
  const facts: Record<string, string> = {}
  for (const line of end < 0 ? lines : lines.slice(0, end)) {
    const label = labels.find((each) => line.startsWith(`${each}: `))
    if (label === undefined || label in facts) return undefined
    facts[label] = line.slice(label.length + 2)
  }
  return { ...facts, ...(resources !== undefined && { resources: resources.map((line) => line.slice(2)) }) }
}

function readFields(facts: Facts, namespace: SignInNamespace): Omit<SignInMessage, 'address' | 'domain' | 'statement'> {
  const [expirationTime, notBefore, requestId] = [facts['Expiration Time'], facts['Not Before'], facts['Request ID']]
  const { resources } = facts
  return {
    uri: facts.URI ?? '',
    version: facts.Version as '1',
    chainId: `${namespace}:${facts['Chain ID'] ?? ''}`,
    nonce: facts.Nonce ?? '',
    issuedAt: facts['Issued At'] ?? '',
    ...(expirationTime !== undefined && { expirationTime }),
    ...(notBefore !== undefined && { notBefore }),
    ...(requestId !== undefined && { requestId }),
    ...(resources !== undefined && { resources }),
  }
}

function isSameText(text: string, message: SignInMessage): boolean {
  try {
    const built = buildMessage(message)
    return text === built || (message.statement === undefined && text === built.replace('\n\n\n', '\n\n'))
  } catch {
    // A field has a value that none may have.
    return false
  }
}

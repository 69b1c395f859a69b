import { fieldRules, longestMessage } from './field-rules.js'
import { type SignInMessage, accountNames, namespaceOf } from './sign-in-message.js'

/** A field of a sign-in that cannot be written: its value would not be read as it is meant. */
export class SignInFieldError extends Error {
  override readonly name = 'SignInFieldError'
  readonly code = 'siwx/bad-field'

  constructor(readonly field: keyof SignInMessage | 'message') {
    super(`The field ${field} of the sign-in has a value that no sign-in may have. Give one as EIP-4361 and CAIP-122 have it.`)
  }
}

/** Writes a sign-in as the person reads and signs it. Throws for a field that could be read as another. */
export function buildMessage(message: SignInMessage): string {
  const namespace = namespaceOf(message.chainId)
  if (namespace === undefined) throw new SignInFieldError('chainId')
  checkFields(message)
  const { domain, address, statement, resources } = message
  const text = [
    `${domain} wants you to sign in with your ${accountNames[namespace]} account:`,
    address,
    '',
    ...(statement === undefined ? [] : [statement]),
    '',
    ...factLines(message),
    ...(resources === undefined ? [] : ['Resources:', ...resources.map((resource) => `- ${resource}`)]),
  ].join('\n')
  if (text.length > longestMessage) throw new SignInFieldError('message')
  return text
}

/** The facts of a sign-in as their lines have them, in order. */
function factLines({ chainId, ...message }: SignInMessage): readonly string[] {
  const reference = chainId.slice(chainId.indexOf(':') + 1)
  const facts = [
    ['URI', message.uri],
    ['Version', message.version],
    ['Chain ID', reference],
    ['Nonce', message.nonce],
    ['Issued At', message.issuedAt],
    ['Expiration Time', message.expirationTime],
    ['Not Before', message.notBefore],
    ['Request ID', message.requestId],
  ] as const
  return facts.flatMap(([label, value]) => (value === undefined ? [] : [`${label}: ${value}`]))
}

function checkFields(message: SignInMessage): void {
  const { chainId, resources = [] } = message
  const checks: readonly (readonly [keyof SignInMessage, boolean])[] = [
    ['domain', fieldRules.domain(message.domain)],
    ['address', fieldRules.address(message.address)],
    ['statement', message.statement === undefined || fieldRules.statement(message.statement)],
    ['uri', fieldRules.uri(message.uri)],
    ['version', message.version === '1'],
    ['chainId', fieldRules.reference(chainId.slice(chainId.indexOf(':') + 1))],
    ['nonce', fieldRules.nonce(message.nonce)],
    ['issuedAt', fieldRules.moment(message.issuedAt)],
    ['expirationTime', message.expirationTime === undefined || fieldRules.moment(message.expirationTime)],
    ['notBefore', message.notBefore === undefined || fieldRules.moment(message.notBefore)],
    ['requestId', message.requestId === undefined || fieldRules.requestId(message.requestId)],
    ['resources', resources.every(fieldRules.uri)],
  ]
  const wrong = checks.find(([, isRight]) => !isRight)
  if (wrong !== undefined) throw new SignInFieldError(wrong[0])
}

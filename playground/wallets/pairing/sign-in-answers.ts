import type { WalletKitTypes } from '@reown/walletkit'
import { buildAuthObject, getSdkError, populateAuthPayload } from '@walletconnect/utils'

import type { Families, Kit } from './kit-answers.js'
import { type PhoneQuestion, verified } from './phone-question.js'

/** Signs the text of a sign-in. */
export type SignIn = (message: string) => Promise<string>

/** The phone as a sign-in needs it. */
export interface SigningPhone {
  readonly families: Families
  readonly signIn: SignIn
}

type Asked = WalletKitTypes.SessionAuthenticate

/** The one message that the phone signs: for the first network that the app asks for, with leave for all that it knows. */
function messageOf(kit: Kit, { params: { authPayload } }: Asked, { families }: SigningPhone) {
  const { chains = [], methods = [], accounts = [] } = families['eip155'] ?? {}
  const payload = populateAuthPayload({ authPayload, chains: [...chains], methods: [...methods] })
  const [first = ''] = payload.chains
  const iss = `did:pkh:${accounts.find((account) => account.startsWith(`${first}:`)) ?? ''}`
  return { payload, iss, text: kit.formatAuthMessage({ request: payload, iss }) }
}

/** Makes the question for a sign-in. */
export function signInQuestion(kit: Kit, asked: Asked, phone: SigningPhone): PhoneQuestion {
  const { authPayload, requester } = asked.params
  return {
    kind: 'proposal',
    id: asked.id,
    app: requester.metadata,
    ...verified(asked.verifyContext),
    chains: authPayload.chains,
    methods: ['personal_sign'],
    params: messageOf(kit, asked, phone).text,
  }
}

/** Answers a sign-in: signed, or with a no. */
export async function answerSignIn(kit: Kit, asked: Asked, phone: SigningPhone | undefined): Promise<void> {
  const { id } = asked
  if (phone === undefined) return kit.rejectSessionAuthenticate({ id, reason: getSdkError('USER_REJECTED') })
  const { payload, iss, text } = messageOf(kit, asked, phone)
  const signed = buildAuthObject(payload, { t: 'eip191', s: await phone.signIn(text) }, iss)
  await kit.approveSessionAuthenticate({ id, auths: [signed] })
}

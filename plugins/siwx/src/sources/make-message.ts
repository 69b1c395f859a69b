import { buildMessage } from '@billfold/siwx-server/message'
import type { SiwxData, SiwxMessage, SiwxMessageInput, SiwxOptions } from '../contract.js'

/** What the page brings to a message. */
export interface MessageFacts extends Pick<SiwxOptions, 'statement' | 'resources'> {
  /** The origin of the page. */
  readonly origin: string
  readonly nonce: string
  readonly issuedAt: string
  readonly expirationTime?: string | undefined
}

/** Makes the message of an account for this page. */
export function makeMessage(
  input: SiwxMessageInput,
  { origin, nonce, issuedAt, expirationTime, statement, resources }: MessageFacts,
): SiwxMessage {
  const data: SiwxData = {
    ...{
      accountAddress: input.accountAddress,
      chainId: input.chainId,
      domain: new URL(origin).host,
      uri: origin,
      version: '1',
      nonce,
      issuedAt,
    },
    ...(input.notBefore !== undefined && { notBefore: input.notBefore }),
    ...(statement !== undefined && { statement }),
    ...(expirationTime !== undefined && { expirationTime }),
    ...(resources !== undefined && { resources }),
  }
  const { accountAddress: address, issuedAt: issued = issuedAt, ...fields } = data
  const text = buildMessage({ ...fields, address, issuedAt: issued, version: '1' })
  return { ...data, toString: () => text }
}

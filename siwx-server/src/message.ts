export { SignInFieldError, buildMessage } from './message/build-message.js'
export { parseMessage } from './message/parse-message.js'
export { type SignInMessage, type SignInNamespace, accountNames, namespaceOf } from './message/sign-in-message.js'
export {
  type AskContract,
  type RpcUrls,
  type VerifyOptions,
  type SignatureVerdict,
  type SignedText,
  verifySignature,
} from './families/verify-signature.js'

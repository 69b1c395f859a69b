export { type AppMessage, readAppMessage } from './app-messages.js'
export {
  type Envelope,
  type FrameMessage,
  type FramePushName,
  type FramePushes,
  errorMessage,
  pushMessage,
  readFrameMessage,
  readSocialResult,
  requestMessage,
  successMessage,
} from './messages.js'
export { type FrameQuery, frameAddress, popupAddress, protocolVersion, readFrameAddress } from './frame-address.js'
export { frameLimits, limitedRequests, quietRequests, unverifiedDomain, userRejected } from './limits.js'
export {
  type DappData,
  type FramePayload,
  type FrameRequestName,
  type FrameRequests,
  type FrameResult,
  type RedirectProvider,
  type RpcRequest,
  type ThemeSync,
  type UserWish,
  frameResults,
} from './requests.js'
export type { FrameAccount, FrameAccountType, FrameChainId, FrameMetadata, FrameSiwxMessage, FrameUser } from './values.js'

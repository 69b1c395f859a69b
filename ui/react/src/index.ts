'use client'

export { BillfoldAccountButton, BillfoldButton, BillfoldConnectButton, BillfoldModal, BillfoldNetworkButton } from './components.js'
export type { ButtonProps, ElementProps } from './components.js'
export type { Balance, Disconnecting, EmailUpdate, FeatureState, ModalState, Readiness, ThemeState } from '@billfold/headless'
export {
  useActivity,
  useAuthAccount,
  useConnect,
  useDeposits,
  useEmailCapture,
  useEmailLogin,
  useNameRegistration,
  useOnramp,
  usePairing,
  usePayments,
  usePortfolio,
  useReceive,
  useSend,
  useSessionGrants,
  useSignIn,
  useSocialLogin,
  useSwap,
  useWalletList,
  useWallets,
  useWatching,
} from './features.js'
export {
  useAccount,
  useBalance,
  useBillfoldState,
  useConnections,
  useModal,
  useNetwork,
  useProvider,
  useTheme,
  useUpdateEmail,
} from './parts.js'
export { useDisconnect } from './use-disconnect.js'
export { useBillfoldEvent } from './use-event.js'

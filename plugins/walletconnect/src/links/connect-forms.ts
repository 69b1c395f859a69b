import type { DevicePort, WalletEntry } from '@billfold/kernel'

/** Way to a wallet: its extension, a code, an app on this device, its page, or none. */
export type ConnectForm = 'browser' | 'qrcode' | 'mobile' | 'desktop' | 'web' | 'unsupported'

export interface FormsRequest {
  readonly wallet: Pick<WalletEntry, 'rdns' | 'mobile_link' | 'desktop_link' | 'webapp_link'> | undefined
  /** Its extension announced itself. */
  readonly isInstalled: boolean
  readonly device: Pick<DevicePort, 'isMobile'>
}

/** The ways to a wallet, the likeliest first. Without a wallet any phone scans the code. */
export function connectForms({ wallet, isInstalled, device: { isMobile } }: FormsRequest): readonly ConnectForm[] {
  if (wallet === undefined) return ['qrcode']
  const { rdns, mobile_link: mobile, desktop_link: desktop, webapp_link: web } = wallet
  const forms: (ConnectForm | false)[] = [
    isInstalled && !isMobile && 'browser',
    Boolean(mobile) && (isMobile ? 'mobile' : 'qrcode'),
    Boolean(web) && 'web',
    Boolean(desktop) && !isMobile && 'desktop',
    rdns !== undefined && !isInstalled && !isMobile && 'unsupported',
  ]
  const found = forms.filter((form) => form !== false)
  // A wallet without any link may still have a camera.
  return found.length > 0 ? found : ['qrcode']
}

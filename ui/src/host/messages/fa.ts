import type { HostMessages } from './en.js'

/** Persian. */
export const fa: Partial<HostMessages> = {
  connect: 'اتصال کیف پول',
  connecting: 'در حال اتصال…',
  chooseNetwork: 'انتخاب شبکه',
  loadFailed: 'این بخش بارگذاری نشد',
  reload: 'بارگذاری دوباره',
  close: 'بستن',
  loadFailedText: 'چیزی به اشتراک گذاشته، جابه‌جا یا کسر نشد. درخواست شما همچنان برقرار است.',
  wallet: 'کیف پول',
  loading: 'در حال بارگذاری',
  account: 'حساب',
  unsupportedNetwork: 'شبکهٔ پشتیبانی‌نشده',
}

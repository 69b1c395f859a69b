import type { HostMessages } from './en.js'

/** Urdu. */
export const ur: Partial<HostMessages> = {
  connect: 'والیٹ کنیکٹ کریں',
  connecting: 'کنیکٹ ہو رہا ہے…',
  chooseNetwork: 'نیٹ ورک منتخب کریں',
  loadFailed: 'یہ حصہ لوڈ نہیں ہو سکا',
  reload: 'دوبارہ لوڈ کریں',
  close: 'بند کریں',
  loadFailedText: 'کچھ شیئر، منتقل یا وصول نہیں کیا گیا۔ آپ کی درخواست برقرار ہے۔',
  wallet: 'والیٹ',
  loading: 'لوڈ ہو رہا ہے',
  account: 'اکاؤنٹ',
  unsupportedNetwork: 'غیر معاون نیٹ ورک',
}

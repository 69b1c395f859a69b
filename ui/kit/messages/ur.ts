import type { Catalogue } from '../locale/catalogue.js'

/** Urdu. */
export const ur: Catalogue = {
  amountMax: 'زیادہ سے زیادہ',
  clear: 'صاف کریں',
  copied: 'کاپی ہو گیا',
  copy: 'کاپی کریں',
  copyFailed: 'کاپی نہیں ہو سکا',
  covered: 'کوئی چیز اس بٹن کو ڈھانپ رہی ہے۔ جاری رکھنے کے لیے اسے ہٹائیں۔',
  dragToClose: 'یہ شیٹ بند کریں',
  loadMore: 'مزید لوڈ کریں',
  loading: 'لوڈ ہو رہا ہے',
  nameDoubtful: 'یہ نام کسی اور نام سے ملتا جلتا ہے۔ ایڈریس کا موازنہ کریں۔',
  notAmount: 'نمبر درج کریں، جیسے {example}۔',
  tooManyDecimals: { one: 'زیادہ سے زیادہ # اعشاری ہندسہ۔', other: 'زیادہ سے زیادہ # اعشاری ہندسے۔' },
  unknownAmount: 'نامعلوم رقم',
}

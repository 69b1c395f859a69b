import type { Catalogue } from '@billfold/ui/kit'

/** Urdu. */
export const ur: Catalogue = {
  title: 'جائزہ',
  lead: '{network} پر {wallet} سے یہ مانگا جا رہا ہے۔',
  unknown: 'ایسی کال جو یہاں کوئی نہیں پڑھ سکتا',
  unknownText: 'اس کنٹریکٹ کی کوئی تفصیل معلوم نہیں۔ صرف تب جاری رکھیں جب آپ کو اس صفحے پر بھروسا ہو۔',
  noDescriptor: 'اس کنٹریکٹ کی کوئی تفصیل معلوم نہیں۔',
  unknownData: 'سائن کرنے کا ڈیٹا',
  contract: 'کنٹریکٹ',
  owner: 'بنانے والا',
  step: 'حصہ {index} از {count}',
  goOn: '{wallet} میں جاری رکھیں',
  reject: 'مسترد کریں',
  everything: 'تمام {symbol}',
  units: '{units} یونٹس',
  nothing: 'جائزے کے لیے کچھ نہیں',
}

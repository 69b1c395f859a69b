import type { Catalogue } from '@billfold/ui/kit'

/** Urdu. */
export const ur: Catalogue = {
  title: 'ایڈریس پر نظر رکھیں',
  lead: 'دیکھیں کہ کسی ایڈریس کے پاس کیا ہے اور اس نے کیا کیا۔ اس سے کچھ سائن نہیں ہو سکتا۔',
  entry: 'ایڈریس یا لنک',
  hint: 'اس ایپ کے کسی بھی نیٹ ورک کا',
  watch: 'نظر رکھیں',
  looking: 'تلاش جاری ہے…',
  unknown: 'اس ایپ کا کوئی نیٹ ورک یہ ایڈریس نہیں جانتا',
  failed: 'ایڈریس تلاش نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
  watched: 'پہلے دیکھے گئے',
  forget: '{address} بھول جائیں',
}

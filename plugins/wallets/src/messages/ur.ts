import type { Catalogue } from '@billfold/ui/kit'

/** Urdu. */
export const ur: Catalogue = {
  title: '{wallet} بند ہو چکا ہے',
  since: 'یہ {date} سے کام نہیں کر رہا۔',
  what: 'آپ کے اکاؤنٹس اب بھی آپ کے ہیں: وہ نیٹ ورک پر ہیں، والیٹ میں نہیں۔',
  phrase: 'نیا والیٹ کھولیں، امپورٹ منتخب کریں اور {wallet} کا ریکوری فریز درج کریں۔ اسے کبھی کسی ویب صفحے پر نہ لکھیں۔',
  successor: 'مثلاً {successor} اسے امپورٹ کر سکتا ہے۔',
  vendor: 'صرف {wallet} بنانے والے بتا سکتے ہیں کہ آپ اپنے اکاؤنٹس تک کیسے پہنچیں۔',
  website: '{wallet} کی ویب سائٹ',
  choose: 'دوسرا والیٹ منتخب کریں',
}

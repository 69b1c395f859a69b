import type { Catalogue } from '@billfold/ui/kit'

/** Urdu. */
export const ur: Catalogue = {
  receive: 'وصول کریں',
  code: 'اس اکاؤنٹ کے ایڈریس والا کوڈ',
  address: 'ایڈریس',
  copy: 'ایڈریس کاپی کریں',
  only: 'صرف {network} پر۔ کسی دوسرے نیٹ ورک پر اس ایڈریس پر بھیجی گئی رقم شاید نہ پہنچے۔',
  disconnectedText: 'وصول کرنے کے لیے والیٹ کنیکٹ کریں۔',
  failed: 'کوئی ایڈریس نہیں',
  failedText: 'اس نیٹ ورک کے لیے ایڈریس نہیں لکھا جا سکا۔ کچھ بھیجا یا وصول نہیں ہوا۔',
}

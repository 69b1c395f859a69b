import type { Catalogue } from '@billfold/ui/kit'

/** Urdu. */
export const ur: Catalogue = {
  receive: 'وصول کریں',
  code: 'اس اکاؤنٹ کے ایڈریس والا کوڈ',
  address: 'ایڈریس',
  copy: 'ایڈریس کاپی کریں',
  only: 'صرف {network} پر۔ کسی دوسرے نیٹ ورک پر اس ایڈریس پر بھیجی گئی رقم شاید نہ پہنچے۔',
  disconnected: 'کوئی والیٹ کنیکٹڈ نہیں',
  disconnectedText: 'وصول کرنے کے لیے والیٹ کنیکٹ کریں۔',
  connect: 'والیٹ کنیکٹ کریں',
  failed: 'کوئی ایڈریس نہیں',
  failedText: 'اس نیٹ ورک کے لیے ایڈریس نہیں لکھا جا سکا۔ کچھ بھیجا یا وصول نہیں ہوا۔',
  tryAgain: 'دوبارہ کوشش کریں',
}

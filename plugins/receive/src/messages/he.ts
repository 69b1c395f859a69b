import type { Catalogue } from '@billfold/ui/kit'

/** Hebrew. */
export const he: Catalogue = {
  receive: 'קבלה',
  code: 'קוד עם הכתובת של החשבון',
  address: 'כתובת',
  copy: 'העתקת הכתובת',
  only: 'רק ב־{network}. מה שיישלח לכתובת הזו ברשת אחרת עלול לא להגיע.',
  disconnectedText: 'חברו ארנק כדי לקבל אליו.',
  failed: 'אין כתובת',
  failedText: 'לא ניתן היה לכתוב את הכתובת לרשת הזו. שום דבר לא נשלח או התקבל.',
}

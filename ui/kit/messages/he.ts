import type { Catalogue } from '../locale/catalogue.js'

/** Hebrew. */
export const he: Catalogue = {
  amountMax: 'מקס׳',
  clear: 'ניקוי',
  copied: 'הועתק',
  copy: 'העתקה',
  copyFailed: 'ההעתקה נכשלה',
  covered: 'משהו מכסה את הכפתור. הזיזו אותו כדי להמשיך.',
  dragToClose: 'סגירת החלונית',
  loadMore: 'טעינת עוד',
  loading: 'טוען',
  nameDoubtful: 'אפשר לבלבל בין השם הזה לשם אחר. השוו את הכתובת.',
  notAmount: 'הזינו מספר, למשל {example}.',
  tooManyDecimals: {
    one: 'לכל היותר ספרה אחת אחרי הנקודה.',
    two: 'לכל היותר שתי ספרות אחרי הנקודה.',
    other: 'לכל היותר # ספרות אחרי הנקודה.',
  },
  unknownAmount: 'סכום לא ידוע',
}

import type { Catalogue } from '@billfold/ui/kit'

/** Hebrew. */
export const he: Catalogue = {
  title: 'בדיקה',
  lead: 'זה מה שמבקשים מ־{wallet} ב־{network}.',
  unknown: 'קריאה שאיש כאן אינו יכול לפענח',
  unknownText: 'אין תיאור ידוע לחוזה הזה. המשיכו רק אם אתם סומכים על הדף.',
  noDescriptor: 'אין תיאור ידוע לחוזה הזה.',
  unknownData: 'נתונים לחתימה',
  contract: 'חוזה',
  owner: 'נוצר על ידי',
  step: 'חלק {index} מתוך {count}',
  goOn: 'המשך ב־{wallet}',
  reject: 'דחייה',
  everything: 'כל {symbol}',
  units: '{units} יחידות',
  nothing: 'אין מה לבדוק',
}

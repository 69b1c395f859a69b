import type { HostMessages } from './en.js'

/** Hebrew. */
export const he: Partial<HostMessages> = {
  connect: 'חיבור ארנק',
  connecting: 'מתחברים…',
  chooseNetwork: 'בחירת רשת',
  loadFailed: 'לא ניתן לטעון את החלק הזה',
  reload: 'טעינה מחדש',
  close: 'סגירה',
  loadFailedText: 'שום דבר לא שותף, הועבר או חויב. הבקשה שלכם עדיין בתוקף.',
  wallet: 'ארנק',
  loading: 'טוען',
  account: 'חשבון',
  unsupportedNetwork: 'רשת לא נתמכת',
}

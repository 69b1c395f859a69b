import type { Catalogue } from '@billfold/ui/kit'

/** Hebrew. */
export const he: Catalogue = {
  title: 'כתובת הדוא״ל שלכם',
  lead: '{app} רוצה לפנות אליכם בדוא״ל. אתם עדיין נכנסים עם הארנק.',
  leadRequired: '{app} צריכה כתובת דוא״ל. סגירה תנתק את הארנק.',
  thisApp: 'האפליקציה הזו',
  email: 'כתובת דוא״ל',
  emailInvalid: 'הזינו כתובת דוא״ל תקינה',
  didYouMean: 'האם התכוונת ל-{email}?',
  recent: 'שימשו בעבר',
  goOn: 'המשך',
  sending: 'שולחים את הקוד…',
  skip: 'דילוג על השלב',
  codeTitle: 'אשרו את הדוא״ל',
  codeLead: 'קוד נשלח אל {email}. הוא תקף ל־20 דקות.',
  code: 'קוד בן שש ספרות',
  checking: 'בודקים את הקוד…',
  confirmed: 'אושר',
  resend: 'שליחה חוזרת',
  resendIn: 'שליחה חוזרת בעוד {seconds} שנ׳',
  otherAddress: 'כתובת אחרת',
  mailDown: 'לא ניתן היה לשלוח את הקוד. נסו שוב בעוד דקה.',
  codeWrong: 'זה לא הקוד. בדקו שוב או בקשו שליחה חוזרת.',
  codeOver: 'אי אפשר עוד להשתמש בקוד הזה. בקשו קוד חדש.',
  tooEarly: 'קוד נשלח זה עתה. נסו שוב בעוד {seconds} שנ׳.',
}

import type { Catalogue } from '@billfold/ui/kit'

/** Hebrew. */
export const he: Catalogue = {
  title: '{wallet} הופסק',
  since: 'הוא לא פועל מאז {date}.',
  what: 'החשבונות שלכם עדיין שלכם: הם ברשת, לא בארנק.',
  phrase: 'פתחו ארנק חדש, בחרו בייבוא והקלידו את ביטוי השחזור של {wallet}. לעולם אל תקלידו אותו בדף אינטרנט.',
  successor: '{successor} יכול לייבא אותו, למשל.',
  vendor: 'רק היוצרים של {wallet} יכולים לומר איך להגיע לחשבונות שלכם.',
  website: 'האתר של {wallet}',
  choose: 'בחירת ארנק אחר',
}

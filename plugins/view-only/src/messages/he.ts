import type { Catalogue } from '@billfold/ui/kit'

/** Hebrew. */
export const he: Catalogue = {
  title: 'מעקב אחר כתובת',
  lead: 'ראו מה יש לכל כתובת ומה היא עשתה. אי אפשר לחתום באמצעותה.',
  entry: 'כתובת או קישור',
  hint: 'מכל רשת של האפליקציה',
  watch: 'מעקב',
  looking: 'מחפשים…',
  unknown: 'אף רשת של האפליקציה אינה מכירה את הכתובת',
  failed: 'לא ניתן היה לחפש את הכתובת. נסו שוב.',
  watched: 'במעקב בעבר',
  forget: 'לשכוח את {address}',
}

import type { Catalogue } from '@billfold/ui/kit'

/** Thai. */
export const th: Catalogue = {
  title: 'ติดตามที่อยู่',
  lead: 'ดูว่าที่อยู่ใดมีอะไรและทำอะไรไป ใช้ลงนามไม่ได้',
  entry: 'ที่อยู่หรือลิงก์',
  hint: 'ของเครือข่ายใดก็ได้ในแอปนี้',
  watch: 'ติดตาม',
  looking: 'กำลังค้นหา…',
  unknown: 'ไม่มีเครือข่ายใดในแอปนี้รู้จักที่อยู่นี้',
  failed: 'ค้นหาที่อยู่ไม่ได้ ลองอีกครั้ง',
  watched: 'เคยติดตาม',
  forget: 'ลืม {address}',
}

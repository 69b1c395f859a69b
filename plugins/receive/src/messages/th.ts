import type { Catalogue } from '@billfold/ui/kit'

/** Thai. */
export const th: Catalogue = {
  receive: 'รับ',
  code: 'โค้ดที่มีที่อยู่ของบัญชีนี้',
  address: 'ที่อยู่',
  copy: 'คัดลอกที่อยู่',
  only: 'เฉพาะบน {network} สิ่งที่ส่งมายังที่อยู่นี้บนเครือข่ายอื่นอาจไม่ถึง',
  disconnectedText: 'เชื่อมต่อกระเป๋าเงินเพื่อรับ',
  failed: 'ไม่มีที่อยู่',
  failedText: 'เขียนที่อยู่สำหรับเครือข่ายนี้ไม่ได้ ไม่มีการส่งหรือรับสิ่งใด',
}

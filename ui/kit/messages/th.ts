import type { Catalogue } from '../locale/catalogue.js'

/** Thai. */
export const th: Catalogue = {
  amountMax: 'สูงสุด',
  clear: 'ล้าง',
  copied: 'คัดลอกแล้ว',
  copy: 'คัดลอก',
  copyFailed: 'คัดลอกไม่ได้',
  covered: 'มีบางอย่างบังปุ่มนี้ เลื่อนออกเพื่อดำเนินการต่อ',
  dragToClose: 'ปิดแผงนี้',
  loadMore: 'โหลดเพิ่ม',
  loading: 'กำลังโหลด',
  nameDoubtful: 'ชื่อนี้อาจสับสนกับชื่ออื่น เปรียบเทียบที่อยู่',
  notAmount: 'ใส่ตัวเลข เช่น {example}',
  tooManyDecimals: { other: 'ทศนิยมไม่เกิน # ตำแหน่ง' },
  unknownAmount: 'ไม่ทราบจำนวน',
}

import type { Catalogue } from '@billfold/ui/kit'

/** Thai. */
export const th: Catalogue = {
  title: 'ตรวจสอบ',
  lead: 'นี่คือสิ่งที่ขอจาก {wallet} บน {network}',
  unknown: 'คำสั่งที่อ่านไม่ออก',
  unknownText: 'ไม่มีคำอธิบายของสัญญานี้ ดำเนินการต่อเฉพาะเมื่อคุณเชื่อถือหน้านี้',
  noDescriptor: 'ไม่มีคำอธิบายของสัญญานี้',
  unknownData: 'ข้อมูลที่จะลงนาม',
  contract: 'สัญญา',
  owner: 'ผู้สร้าง',
  step: 'ส่วนที่ {index} จาก {count}',
  goOn: 'ดำเนินการต่อใน {wallet}',
  reject: 'ปฏิเสธ',
  everything: '{symbol} ทั้งหมด',
  units: '{units} หน่วย',
  nothing: 'ไม่มีอะไรให้ตรวจสอบ',
}

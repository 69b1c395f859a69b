import type { Catalogue } from '@billfold/ui/kit'

/** Thai. */
export const th: Catalogue = {
  title: '{wallet} เลิกให้บริการแล้ว',
  since: 'ใช้ไม่ได้ตั้งแต่ {date}',
  what: 'บัญชีของคุณยังเป็นของคุณ อยู่บนเครือข่าย ไม่ได้อยู่ในกระเป๋าเงิน',
  phrase: 'เปิดกระเป๋าเงินใหม่ เลือกนำเข้า แล้วใส่วลีกู้คืนของ {wallet} ห้ามพิมพ์วลีนี้ในหน้าเว็บ',
  successor: 'เช่น {successor} นำเข้าได้',
  vendor: 'มีเพียงผู้พัฒนา {wallet} เท่านั้นที่บอกได้ว่าคุณจะเข้าถึงบัญชีอย่างไร',
  website: 'เว็บไซต์ของ {wallet}',
  choose: 'เลือกกระเป๋าเงินอื่น',
}

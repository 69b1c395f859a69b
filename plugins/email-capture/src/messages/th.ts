import type { Catalogue } from '@billfold/ui/kit'

/** Thai. */
export const th: Catalogue = {
  title: 'อีเมลของคุณ',
  lead: '{app} ต้องการติดต่อคุณทางอีเมล คุณยังคงเข้าสู่ระบบด้วยกระเป๋าเงิน',
  leadRequired: '{app} ต้องใช้อีเมล หากปิดหน้านี้ กระเป๋าเงินจะถูกยกเลิกการเชื่อมต่อ',
  thisApp: 'แอปนี้',
  email: 'อีเมล',
  emailInvalid: 'โปรดใส่อีเมลที่ถูกต้อง',
  didYouMean: 'คุณหมายถึง {email} ใช่ไหม',
  recent: 'เคยใช้',
  goOn: 'ดำเนินการต่อ',
  sending: 'กำลังส่งโค้ด…',
  skip: 'ข้ามขั้นตอนนี้',
  codeTitle: 'ยืนยันอีเมล',
  codeLead: 'ส่งโค้ดไปที่ {email} แล้ว ใช้ได้ภายใน 20 นาที',
  code: 'โค้ดหกหลัก',
  checking: 'กำลังตรวจสอบโค้ด…',
  confirmed: 'ยืนยันแล้ว',
  resend: 'ส่งอีกครั้ง',
  resendIn: 'ส่งอีกครั้งใน {seconds} วินาที',
  otherAddress: 'ใช้อีเมลอื่น',
  mailDown: 'ส่งโค้ดไม่ได้ ลองอีกครั้งในหนึ่งนาที',
  codeWrong: 'โค้ดไม่ถูกต้อง ดูอีกครั้งหรือขอให้ส่งใหม่',
  codeOver: 'โค้ดนี้ใช้ไม่ได้แล้ว ขอโค้ดใหม่',
  tooEarly: 'เพิ่งส่งโค้ดไป ลองอีกครั้งใน {seconds} วินาที',
}

import type { HostMessages } from './en.js'

/** Thai. */
export const th: Partial<HostMessages> = {
  connect: 'เชื่อมต่อกระเป๋าเงิน',
  connecting: 'กำลังเชื่อมต่อ…',
  chooseNetwork: 'เลือกเครือข่าย',
  loadFailed: 'โหลดส่วนนี้ไม่ได้',
  reload: 'โหลดใหม่',
  close: 'ปิด',
  loadFailedText: 'ไม่มีการแชร์ โอน หรือเรียกเก็บสิ่งใด คำขอของคุณยังมีผลอยู่',
  wallet: 'กระเป๋าเงิน',
  loading: 'กำลังโหลด',
  account: 'บัญชี',
  unsupportedNetwork: 'เครือข่ายที่ไม่รองรับ',
}

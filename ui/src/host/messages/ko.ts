import type { HostMessages } from './en.js'

/** Korean. */
export const ko: Partial<HostMessages> = {
  connect: '지갑 연결',
  connecting: '연결 중…',
  chooseNetwork: '네트워크 선택',
  loadFailed: '이 부분을 불러올 수 없습니다',
  reload: '새로고침',
  close: '닫기',
  loadFailedText: '공유되거나 이동되거나 청구된 것은 없습니다. 요청은 여전히 유효합니다.',
  wallet: '지갑',
  loading: '불러오는 중',
  account: '계정',
  unsupportedNetwork: '지원되지 않는 네트워크',
}

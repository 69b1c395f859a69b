import type { Catalogue } from '@billfold/ui/kit'

/** Korean. */
export const ko: Catalogue = {
  receive: '받기',
  code: '이 계정의 주소 코드',
  address: '주소',
  copy: '주소 복사',
  only: '{network}에서만 사용하세요. 다른 네트워크로 이 주소에 보낸 자산은 도착하지 않을 수 있습니다.',
  disconnectedText: '자산을 받으려면 지갑을 연결하세요.',
  failed: '주소 없음',
  failedText: '이 네트워크용 주소를 표시할 수 없습니다. 보내거나 받은 것은 없습니다.',
}

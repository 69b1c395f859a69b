import type { Catalogue } from '../locale/catalogue.js'

/** Korean. */
export const ko: Catalogue = {
  amountMax: '최대',
  clear: '지우기',
  copied: '복사됨',
  copy: '복사',
  copyFailed: '복사할 수 없습니다',
  covered: '무언가가 이 버튼을 가리고 있습니다. 치운 뒤 계속하세요.',
  dragToClose: '이 시트 닫기',
  loadMore: '더 불러오기',
  loading: '불러오는 중',
  nameDoubtful: '이 이름은 다른 이름과 혼동될 수 있습니다. 주소를 비교하세요.',
  notAmount: '{example}와 같은 숫자를 입력하세요.',
  tooManyDecimals: { other: '소수점 이하 최대 #자리입니다.' },
  unknownAmount: '수량을 알 수 없음',
}

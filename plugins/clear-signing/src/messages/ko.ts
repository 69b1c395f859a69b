import type { Catalogue } from '@billfold/ui/kit'

/** Korean. */
export const ko: Catalogue = {
  title: '검토',
  lead: '{network}에서 {wallet}에 다음을 요청합니다.',
  unknown: '여기서 읽을 수 없는 호출',
  unknownText: '이 컨트랙트에 대한 설명이 없습니다. 이 페이지를 신뢰할 때만 계속하세요.',
  noDescriptor: '이 컨트랙트에 대한 설명이 없습니다.',
  unknownData: '서명할 데이터',
  contract: '컨트랙트',
  owner: '제작자',
  step: '{count}개 중 {index}번째',
  goOn: '{wallet}에서 계속',
  reject: '거부',
  everything: '모든 {symbol}',
  units: '{units} 단위',
  nothing: '검토할 내용이 없습니다',
}

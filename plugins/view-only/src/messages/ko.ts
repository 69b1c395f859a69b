import type { Catalogue } from '@billfold/ui/kit'

/** Korean. */
export const ko: Catalogue = {
  title: '주소 지켜보기',
  lead: '어떤 주소든 보유 자산과 기록을 볼 수 있습니다. 서명은 할 수 없습니다.',
  entry: '주소 또는 링크',
  hint: '이 앱의 모든 네트워크 가능',
  watch: '지켜보기',
  looking: '찾는 중…',
  unknown: '이 앱의 어떤 네트워크에도 없는 주소입니다',
  failed: '주소를 찾을 수 없습니다. 다시 시도하세요.',
  watched: '이전에 지켜봄',
  forget: '{address} 지우기',
}

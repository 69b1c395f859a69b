import type { Catalogue } from '@billfold/ui/kit'

/** Korean. */
export const ko: Catalogue = {
  title: '{wallet} 서비스가 종료되었습니다',
  since: '{date}부터 작동하지 않습니다.',
  what: '계정은 여전히 내 것입니다. 지갑이 아니라 네트워크에 있습니다.',
  phrase: '새 지갑을 열고 가져오기를 선택한 뒤 {wallet}의 복구 문구를 입력하세요. 웹페이지에는 절대 입력하지 마세요.',
  successor: '예를 들어 {successor}에서 가져올 수 있습니다.',
  vendor: '계정에 접근하는 방법은 {wallet} 제작자만 알려 줄 수 있습니다.',
  website: '{wallet} 웹사이트',
  choose: '다른 지갑 선택',
}

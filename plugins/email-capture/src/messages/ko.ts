import type { Catalogue } from '@billfold/ui/kit'

/** Korean. */
export const ko: Catalogue = {
  title: '이메일 주소',
  lead: '{app}에서 이메일로 연락할 수 있도록 합니다. 로그인은 계속 지갑으로 합니다.',
  leadRequired: '{app}에 이메일 주소가 필요합니다. 닫으면 지갑 연결이 해제됩니다.',
  thisApp: '이 앱',
  email: '이메일 주소',
  emailInvalid: '올바른 이메일 주소를 입력하세요',
  didYouMean: '{email}을(를) 입력하려고 하셨나요?',
  recent: '이전에 사용함',
  goOn: '계속',
  sending: '코드 보내는 중…',
  skip: '이 단계 건너뛰기',
  codeTitle: '이메일 확인',
  codeLead: '{email}(으)로 코드를 보냈습니다. 20분 동안 유효합니다.',
  code: '6자리 코드',
  checking: '코드 확인 중…',
  confirmed: '확인됨',
  resend: '다시 보내기',
  resendIn: '{seconds}초 후 다시 보내기',
  otherAddress: '다른 주소 사용',
  mailDown: '코드를 보낼 수 없습니다. 1분 후 다시 시도하세요.',
  codeWrong: '코드가 다릅니다. 다시 확인하거나 코드를 다시 받으세요.',
  codeOver: '이 코드는 더 이상 사용할 수 없습니다. 새 코드를 받으세요.',
  tooEarly: '방금 코드를 보냈습니다. {seconds}초 후 다시 시도하세요.',
}
